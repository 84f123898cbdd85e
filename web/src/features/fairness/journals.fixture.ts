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
