/// No target builds this file.
let unused = thereIsNoSuchName
