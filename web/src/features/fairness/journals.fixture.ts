/** Finished journals that Mazzo wrote. */
export const ALONE = `mazzo 2
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: eb518875745e45f1eff12ecde8e9bd1c674e3b27d49230aeee8b60dfd8b9ea1d
match: k3v9x2abcdefghjkmn
key: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
number: abababababababababababababababababababababababababababababababab

* 11
* 16
* 1
0 1 r90 @ 0,-2
* 6
0 6 r0 @ 2,0
* 4
0 4 r270 @ -1,-1
* 18
0 16 r0 @ 1,-3
* 7
0 7 r270 @ 4,1
* 2
0 18 r90 @ 5,1
* 17
0 17 r180 @ 6,0
0 undo
0 17 r90 @ -2,0
0 2 r0 @ 6,3
= all-placed 5
`
export const PRACTICE = `mazzo 2
game: grove
ruleset: grove-2
deck: grove-house-1
seats: 1
options: without-7
undo: free
seed: eb518875745e45f1eff12ecde8e9bd1c674e3b27d49230aeee8b60dfd8b9ea1d
match: k3v9x2abcdefghjkmn
key: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
number: abababababababababababababababababababababababababababababababab

* 17
* 8
* 3
0 3 r90 @ -1,0
* 13
0 13 r90 @ 2,0
* 15
0 8 r0 @ -2,-1
* 18
0 undo
0 undo
0 13 r90 @ -2,-2
* 15
0 15 r0 @ 1,0
* 18
0 18 r270 @ -1,-3
* 5
0 8 r180 @ -2,-4
* 11
0 undo
0 8 r180 @ 0,-4
* 11
0 5 r0 @ -4,-3
* 6
0 11 r0 @ 2,-5
0 undo
0 6 r270 @ -5,-5
0 undo
0 6 r180 @ 1,-5
0 11 r270 @ -5,-5
= all-placed 17
`
export const RECIPES = `mazzo 2
game: grove
ruleset: grove-2
deck: grove-house-1
seats: 1
options: recipes
undo: barrier
seed: eb518875745e45f1eff12ecde8e9bd1c674e3b27d49230aeee8b60dfd8b9ea1d
match: k3v9x2abcdefghjkmn
key: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
number: abababababababababababababababababababababababababababababababab

* recipe 11
* recipe 16
* 1
* 6
* 4
0 4 r90 @ -1,1
* 18
0 6 r270 @ -2,-1
* 7
0 7 r0 @ -1,3
* 2
0 2 r0 @ -1,4
* 17
0 17 r0 @ -4,1
* 13
0 18 r270 @ -4,2
* 5
0 5 r0 @ -6,2
0 undo
0 13 r90 @ -3,-3
0 5 r90 @ -2,2
= all-placed 23
`
export const TABLE = `mazzo 2
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 3
options: -
undo: barrier
seed: 5603d7698adcc8546b72df89213aab9ef8096a44a56ab704cd786d2688e2f45c
match: k3v9x2abcdefghjkmn
key: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
number: abababababababababababababababababababababababababababababababab
number: -
number: 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef

* 9
* 2
* 16
0 16 r0 @ -2,0
1 16 r270 @ -1,-2
2 2 r0 @ -1,-1
* 18
0 18 r270 @ 2,-1
1 2 r180 @ 1,1
2 18 r90 @ -1,1
* 11
0 11 r90 @ 0,1
0 undo
0 11 r180 @ -4,-1
1 11 r90 @ -2,-1
2 16 r0 @ 1,-2
* 14
0 2 r90 @ 3,1
0 undo
0 14 r180 @ -2,-2
1 14 r90 @ -1,1
2 14 r180 @ 3,-1
* 5
0 5 r180 @ -4,1
0 undo
0 5 r0 @ 3,-1
1 5 r0 @ -3,2
2 11 r90 @ -2,3
* 6
0 6 r180 @ -4,-3
0 undo
0 6 r270 @ -3,1
1 6 r180 @ -5,2
2 5 r90 @ 4,0
* 1
0 2 r180 @ 3,1
0 undo
0 2 r270 @ 5,-3
1 1 r270 @ -1,3
2 1 r0 @ 5,-1
0 1 r270 @ -5,-2
0 undo
0 1 r90 @ 1,-3
1 18 r270 @ 2,2
2 6 r90 @ 7,-3
= all-placed 3 8 4
`
export const UNCHECKED = `mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: eb518875745e45f1eff12ecde8e9bd1c674e3b27d49230aeee8b60dfd8b9ea1d

* 11
* 16
* 1
0 16 r0 @ 2,-1
* 6
0 1 r180 @ 2,1
* 4
0 4 r270 @ -1,1
* 18
0 6 r180 @ 3,2
* 7
0 18 r180 @ -2,3
* 2
0 7 r270 @ 0,-2
* 17
0 17 r0 @ 3,-2
0 undo
0 17 r270 @ -3,1
0 2 r0 @ -4,4
= all-placed 3
`
export const CLUSTERED = `mazzo 2
game: clustered
ruleset: clustered-1
deck: clustered-2
seats: 2
options: -
undo: barrier
seed: 2335109c3f25ad5e33e680756a26bbe96ea30e1065d25782de70de950f36e2cc
match: k3v9x2abcdefghjkmn
key: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
number: abababababababababababababababababababababababababababababababab
number: -

* triangle-solid-2
* circle-dashed-2
* square-solid-3
* circle-empty-1
* circle-dashed-3
* square-empty-1
* circle-dashed-3
* square-empty-2
* circle-empty-1
* triangle-dashed-2
0 square-solid-3 @ 1,0
* circle-dashed-1
1 circle-empty-1 @ -1,0
* square-solid-1
0 circle-empty-1 @ 0,1
* triangle-empty-2
1 triangle-dashed-2 @ 0,-1
* circle-empty-2
0 circle-dashed-1 @ 0,2
* triangle-solid-3
1 square-empty-1 @ -1,1
* circle-solid-3
0 circle-dashed-2 @ 1,2
* wild
1 circle-empty-2 @ 2,2
* square-empty-3
0 circle-dashed-3 @ 1,3
* square-empty-1
1 square-empty-3 @ -2,1
* triangle-solid-3
0 wild @ 1,4
* square-empty-2
1 circle-solid-3 @ 2,4
* triangle-empty-1
0 triangle-solid-3 @ 1,5
* square-dashed-1
1 square-empty-2 @ 0,4
* triangle-solid-2
0 square-dashed-1 @ -1,2
* square-dashed-3
1 circle-dashed-3 @ 3,4
* square-solid-2
0 triangle-solid-2 @ 0,-2
* wild
1 triangle-solid-2 @ 1,6
* wild
0 square-dashed-3 @ 2,0
* circle-solid-1
1 wild @ -2,0
* circle-solid-1
0 triangle-empty-2 @ 1,-2
* circle-empty-3
1 square-solid-2 @ -3,0
* square-solid-3
0 wild @ -1,4
* triangle-dashed-1
1 triangle-solid-3 @ 1,7
* circle-solid-2
0 circle-solid-1 @ -1,5
* triangle-empty-1
1 circle-solid-1 @ -2,-1
* circle-dashed-1
0 triangle-empty-1 @ -2,4
* triangle-empty-3
1 square-solid-1 @ -1,6
* triangle-solid-1
0 square-empty-2 @ -4,0
* square-dashed-2
1 triangle-solid-1 @ -1,-2
* square-dashed-2
0 triangle-dashed-1 @ -1,3
* square-solid-2
1 square-solid-3 @ 2,5
* circle-dashed-2
0 square-dashed-2 @ -4,1
* circle-empty-2
1 triangle-empty-1 @ 2,-2
* square-dashed-1
0 triangle-empty-3 @ 2,-3
* square-solid-1
1 circle-dashed-1 @ 4,4
* triangle-empty-3
0 square-empty-1 @ -2,2
* triangle-solid-1
1 circle-dashed-2 @ 4,5
* wild
0 square-solid-1 @ -1,7
* circle-solid-2
1 square-dashed-2 @ -5,0
* triangle-dashed-3
0 circle-empty-3 @ 2,-4
* triangle-dashed-2
1 wild @ 3,5
* square-dashed-3
0 square-solid-2 @ -4,2
* triangle-dashed-3
1 triangle-empty-3 @ 3,6
* circle-empty-3
0 circle-solid-2 @ 5,5
* circle-solid-3
1 circle-empty-3 @ 1,-4
* triangle-dashed-1
0 circle-empty-2 @ 3,-4
* square-empty-3
1 circle-solid-2 @ 6,5
* triangle-empty-2
0 square-empty-3 @ -4,-1
1 triangle-empty-2 @ 3,-5
0 triangle-dashed-3 @ 3,0
1 triangle-dashed-1 @ 3,1
0 triangle-solid-1 @ 2,7
1 square-dashed-1 @ -2,6
0 circle-solid-3 @ 6,4
1 triangle-dashed-3 @ 3,-1
0 triangle-dashed-2 @ 4,-1
1 square-dashed-3 @ -4,-2
= all-played 19 21
`
export const FAST = `mazzo 2
game: clustered
ruleset: clustered-1
deck: clustered-2
seats: 2
options: fast third-wild-2 begins-2
undo: barrier
seed: 2335109c3f25ad5e33e680756a26bbe96ea30e1065d25782de70de950f36e2cc
match: k3v9x2abcdefghjkmn
key: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
number: abababababababababababababababababababababababababababababababab
number: -

* triangle-solid-2
* circle-dashed-2
* square-solid-3
* circle-empty-1
* circle-dashed-3
* circle-dashed-1
* triangle-empty-2
* circle-empty-1
* square-solid-2
* circle-dashed-3
* circle-empty-2
* triangle-empty-3
* wild
* square-dashed-2
0 discard triangle-empty-2
0 discard circle-dashed-2
1 discard square-dashed-2
1 undo
1 discard circle-empty-1
1 discard circle-dashed-3
1 square-solid-2 @ -1,0
* square-empty-1
* triangle-dashed-3
1 discard square-dashed-2
0 square-solid-3 @ 1,0
* triangle-solid-3
* wild
0 discard circle-dashed-3
1 circle-empty-2 @ 0,1
* triangle-solid-1
* square-empty-2
1 discard triangle-empty-3
0 triangle-solid-2 @ 0,-1
* square-empty-1
* square-empty-2
0 discard square-empty-1
1 wild @ -1,1
* square-empty-3
* triangle-empty-2
1 discard square-empty-2
0 square-empty-2 @ -2,0
* square-dashed-1
* square-dashed-3
0 discard wild
1 triangle-empty-2 @ -2,1
* circle-empty-3
* square-solid-3
1 discard square-solid-3
0 circle-empty-1 @ -1,2
* wild
* circle-solid-1
0 discard square-dashed-3
1 square-empty-1 @ -1,3
* circle-solid-2
* wild
1 discard triangle-solid-1
0 wild @ 0,2
* circle-empty-3
* triangle-dashed-1
0 discard square-dashed-1
1 triangle-dashed-3 @ 1,2
* square-dashed-3
* circle-solid-3
1 discard circle-empty-3
0 triangle-dashed-1 @ 2,2
* triangle-empty-1
* triangle-empty-3
0 discard circle-empty-3
1 wild @ 1,-1
* circle-solid-1
* wild
1 discard square-dashed-3
0 triangle-solid-3 @ 0,-2
* square-dashed-2
* square-solid-2
0 discard square-solid-2
1 wild @ 2,1
* triangle-solid-2
* square-dashed-1
1 discard triangle-solid-2
0 triangle-empty-3 @ -3,1
* circle-empty-2
* square-solid-1
0 discard circle-dashed-1
1 circle-solid-3 @ 3,1
* triangle-solid-3
* triangle-dashed-2
1 discard triangle-dashed-2
0 triangle-empty-1 @ -4,1
* triangle-solid-1
* circle-solid-2
0 discard triangle-solid-1
1 circle-solid-1 @ 2,-1
* circle-dashed-2
* triangle-dashed-1
1 discard circle-solid-2
0 circle-solid-2 @ 2,-2
* triangle-dashed-2
* triangle-dashed-3
0 discard circle-empty-2
1 square-empty-3 @ -2,-1
* circle-dashed-1
* triangle-empty-1
1 discard triangle-solid-3
0 square-solid-1 @ 3,-1
* circle-solid-3
* square-empty-3
0 discard circle-solid-1
1 triangle-empty-1 @ -2,3
* square-solid-1
0 triangle-dashed-3 @ 1,3
1 triangle-dashed-1 @ 1,4
0 square-empty-3 @ -3,2
1 circle-dashed-1 @ 0,4
0 circle-solid-3 @ 2,-3
1 square-solid-1 @ 2,0
0 triangle-dashed-2 @ 1,5
1 square-dashed-1 @ -1,4
0 square-dashed-2 @ -1,5
1 circle-dashed-2 @ 1,6
= all-played 0 9
`
export const GNOMING = `mazzo 2
game: gnoming
ruleset: gnoming-2
deck: gnoming-1
seats: 2
options: -
undo: barrier
seed: 2335109c3f25ad5e33e680756a26bbe96ea30e1065d25782de70de950f36e2cc
match: k3v9x2abcdefghjkmn
key: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
number: abababababababababababababababababababababababababababababababab
number: -

* 8
* 3
0 turn 5
0 turn 9
1 turn 3
1 turn 5
* -1
* 5
* -2
* 5
0 draw
* 4
0 put 4 @ 7
* 6
0 discard 6 left
1 take 3 right
1 put 3 @ 8
* mulligan
0 take 6 left
0 put 6 @ 3
* 7
0 discard 7 right
1 take 8 left
1 put 8 @ 6
* 5
1 discard 5 left
0 draw
* 6
0 put 6 @ 6
* 3
0 discard 3 left
1 draw
* 4
1 put 4 @ 4
* 6
1 discard 6 right
0 take 6 right
0 put 6 @ 4
* -3
0 discard -3 left
1 take -3 left
1 put -3 @ 3 for -2
1 discard -2 right
0 take 3 left
0 put 3 @ 1
* 5
0 put 5 @ 2
* 7
0 discard 7 right
1 take 7 right
1 put 7 @ 2
* 6
1 discard 6 right
0 take 6 right
0 put 6 @ 6 for 6
0 discard 6 left
1 take 6 left
1 put 6 @ 5 for 5
1 discard 5 right
0 draw
* hazard
0 put hazard @ 7 for 4
0 discard 4 left
1 take 4 left
1 put 4 @ 4 for 4
1 discard 4 right
0 take 5 left
0 put 5 @ 3 for 6
1 take 6 left
1 put 6 @ 7
* -2
0 take 4 right
0 put 4 @ 3 for 5
0 discard 5 right
1 take 5 right
1 put 5 @ 1
* 4
1 put 4 @ 7 for 6
1 discard 6 left
0 take 6 left
0 put 6 @ 3 for 4
0 discard 4 right
1 take -2 left
1 put -2 @ 5 for 6
0 take 4 right
0 put 4 @ 2 for 5
0 discard 5 right
1 draw
* 4
1 put 4 @ 7 for 4
1 discard 4 left
0 draw
* 4
0 put 4 @ 1 for 3
0 discard 3 left
1 draw
* -1
1 put -1 @ 3 for -3
1 discard -3 left
0 take 5 right
0 put 5 @ 1 for 4
0 discard 4 right
1 take 4 right
1 put 4 @ 4 for 4
1 discard 4 right
0 draw
* hazard
0 put hazard @ 2 for 4
0 discard 4 right
1 take -3 left
1 put -3 @ 4 for 4
1 discard 4 right
0 draw
* 5
0 put 5 @ 4 for 6
0 discard 6 right
1 take 3 left
1 put 3 @ 8 for 3
1 discard 3 left
0 draw
* 6
0 put 6 @ 7 for hazard
1 take 3 left
1 put 3 @ 4 for -3
1 discard -3 right
0 draw
* 4
0 put 4 @ 8
* 7
0 discard 7 left
1 draw
* 4
1 put 4 @ 1 for 5
1 discard 5 right
* 5
* 4
* 6
0 turn 5
0 undo
0 turn 4
0 turn 8
1 turn 3
1 turn 6
* 6
* 7
* 6
* 8
1 take 6 right
1 put 6 @ 2
* 3
0 take 3 right
0 put 3 @ 7
* hazard
1 turn 9
* 7
1 draw
* -2
1 put -2 @ 8
* 5
0 take 4 left
0 put 4 @ 2
* 7
0 put 7 @ 8 for 7
1 draw
* -2
1 discard -2 left
0 draw
* 3
0 put 3 @ 6
* 4
0 put 4 @ 5
* 3
0 put 3 @ 9
* mulligan
0 discard mulligan right
1 take -2 left
1 put -2 @ 9 for 7
1 discard 7 left
0 take mulligan right
0 put mulligan @ 5 for 4
0 discard 4 right
1 take 7 left
1 put 7 @ 8 for -2
1 discard -2 left
0 take -2 left
0 put -2 @ 4 for 6
0 discard 6 left
1 take 6 left
1 put 6 @ 3 for 6
1 discard 6 right
0 take 6 right
0 put 6 @ 1
* 8
0 discard 8 left
1 take 4 right
1 put 4 @ 8 for 7
1 discard 7 right
0 take 7 right
0 put 7 @ 7 for 3
0 discard 3 right
1 draw
* 6
1 put 6 @ 1
* 4
1 put 4 @ 5
* -3
1 discard -3 left
0 draw
* -1
0 discard -1 left
1 take -1 left
1 put -1 @ 2 for 6
1 discard 6 right
0 take -3 left
0 put -3 @ 4 for -2
0 discard -2 left
1 draw
* 5
1 put 5 @ 3 for 6
1 discard 6 right
0 take 6 right
0 put 6 @ 8 for 7
0 discard 7 right
1 draw
* 4
1 put 4 @ 2 for -1
1 discard -1 left
0 take 7 right
0 put 7 @ 2 for 4
0 discard 4 right
1 take 4 right
1 put 4 @ 5 for 4
1 discard 4 left
0 draw
* 3
0 put 3 @ 6 for 3
0 discard 3 left
1 take 6 right
1 put 6 @ 1 for 6
1 discard 6 right
0 take 3 left
0 put 3 @ 2 for 7
0 discard 7 left
1 take 6 right
1 put 6 @ 8 for 4
1 discard 4 right
0 draw
* -2
0 put -2 @ 5 for mulligan
0 discard mulligan right
1 draw
* 8
1 put 8 @ 8 for 6
1 discard 6 right
0 draw
* 3
0 put 3 @ 2 for 3
0 discard 3 left
1 take 6 right
1 put 6 @ 6 for 8
1 discard 8 right
0 take 3 left
0 put 3 @ 8 for 6
0 discard 6 left
1 take 8 right
1 put 8 @ 4
* hazard
0 take mulligan right
0 put mulligan @ 5 for -2
0 discard -2 right
1 take 6 left
1 put 6 @ 2 for 4
1 discard 4 left
0 take 4 left
0 put 4 @ 3
* 6
0 put 6 @ 4 for -3
0 discard -3 left
1 take -3 left
1 put -3 @ 8 for 8
1 discard 8 right
* 4
* -1
* 7
0 turn 5
0 turn 6
1 turn 1
1 turn 3
* 6
* -2
* 7
* 8
0 take 7 right
0 put 7 @ 2
* -2
1 take -1 left
1 put -1 @ 8
* mulligan
0 take -2 right
0 put -2 @ 2 for 7
1 take 7 right
1 put 7 @ 4
* 4
0 take mulligan left
0 put mulligan @ 5 for 6
1 take 6 left
1 put 6 @ 4 for 7
0 draw
* hazard
0 put hazard @ 1
* -3
0 discard -3 left
1 take 4 right
1 put 4 @ 6
* 4
1 discard 4 right
0 take -3 left
0 put -3 @ 5 for mulligan
0 discard mulligan right
1 take mulligan right
1 put mulligan @ 8 for -1
1 discard -1 right
0 draw
* 5
0 put 5 @ 5 for -3
0 discard -3 right
1 take -3 right
1 put -3 @ 6 for 4
1 discard 4 left
0 take 4 left
0 put 4 @ 2 for -2
0 discard -2 left
1 take -1 right
1 put -1 @ 3 for 8
1 discard 8 right
0 take -2 left
0 put -2 @ 4
* 6
0 discard 6 right
1 take 6 right
1 put 6 @ 2
* -4
1 discard -4 left
0 take -4 left
0 put -4 @ 3
* 3
0 discard 3 right
1 take 3 right
1 put 3 @ 6 for -3
1 discard -3 right
0 draw
* 6
0 put 6 @ 5 for 5
0 discard 5 left
1 take -3 right
1 put -3 @ 1 for 7
1 discard 7 left
0 take 7 left
0 put 7 @ 2 for 4
0 discard 4 left
1 draw
* hazard
1 discard hazard
0 pass
0 take 8 right
0 put 8 @ 2 for 7
0 discard 7 left
1 draw
* hazard
1 put hazard @ 8 for mulligan
1 discard mulligan left
0 take 4 right
0 put 4 @ 5 for 6
1 take 6 right
1 put 6 @ 7
* 3
1 put 3 @ 4 for 6
0 take mulligan left
0 put mulligan @ 4 for -2
0 discard -2 right
1 take 7 left
1 put 7 @ 4 for 3
1 discard 3 right
0 take 3 right
0 put 3 @ 9
* -3
0 discard -3 right
1 take 4 left
1 put 4 @ 9
* -3
1 discard -3 right
0 take 5 left
0 put 5 @ 5 for 4
0 discard 4 right
1 take 7 left
1 put 7 @ 1 for -3
0 take -3 left
0 put -3 @ 3 for -4
1 take 4 right
1 put 4 @ 8 for hazard
0 pass
0 take -3 right
0 put -3 @ 6 for -2
0 discard -2 right
1 take -4 left
1 put -4 @ 1 for 7
0 draw
* -2
0 put -2 @ 9 for 3
0 discard 3 left
1 take 3 left
1 put 3 @ 6 for 3
1 discard 3 right
0 draw
* 7
0 put 7 @ 5 for 5
0 discard 5 right
1 draw
* -1
1 discard -1 right
0 take 7 left
0 put 7 @ 2 for 8
1 draw
* 8
1 put 8 @ 4 for 7
1 discard 7 left
0 take 7 left
0 put 7 @ 3 for -3
0 discard -3 left
1 draw
* 4
1 put 4 @ 7 for 6
1 discard 6 right
0 draw
* 7
0 put 7 @ 9 for -2
0 discard -2 left
1 draw
* 3
1 put 3 @ 2 for 6
1 discard 6 left
0 draw
* 7
0 put 7 @ 6 for -3
0 discard -3 left
1 draw
* 3
1 put 3 @ 5
* 4
1 put 4 @ 1 for -4
1 discard -4 right
0 take -4 right
0 put -4 @ 3 for 7
0 discard 7 left
* 7
* 4
= three-rounds 96 76
`
