// The compiler asks for a module of this name wherever a file imports Testing beside a module named CoreImage: Testing says so in
// its own folder. On Apple's systems it attaches pictures to tests. There is nothing in it here.
