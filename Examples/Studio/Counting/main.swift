import Songs

print(Greeting.text, Song.all.reduce(0) { $0 + $1.length })
