BEGIN TRANSACTION;
CREATE TABLE account (
	person VARCHAR(24) NOT NULL, 
	login VARCHAR(64) NOT NULL, 
	password TEXT, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_account PRIMARY KEY (person), 
	CONSTRAINT fk_account_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_account_login UNIQUE (login)
);
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0015');
CREATE TABLE attempt (
	"match" VARCHAR(24) NOT NULL, 
	deal VARCHAR(24) NOT NULL, 
	person VARCHAR(24), 
	began BIGINT NOT NULL, 
	ended BIGINT, 
	score BIGINT, 
	hints SMALLINT DEFAULT '0' NOT NULL, 
	undos SMALLINT DEFAULT '0' NOT NULL, 
	minutes INTEGER DEFAULT '0' NOT NULL, 
	is_account BOOLEAN NOT NULL, 
	is_program BOOLEAN NOT NULL, 
	abandoned BOOLEAN DEFAULT 0 NOT NULL, 
	marked BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_attempt PRIMARY KEY ("match"), 
	CONSTRAINT uq_attempt_deal UNIQUE (deal, person), 
	CONSTRAINT fk_attempt_deal FOREIGN KEY(deal) REFERENCES deal (id) ON DELETE CASCADE, 
	CONSTRAINT fk_attempt_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE board (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(48) NOT NULL, 
	owner VARCHAR(24), 
	created BIGINT NOT NULL, 
	accounts BOOLEAN DEFAULT 0 NOT NULL, 
	programs BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_board PRIMARY KEY (id), 
	CONSTRAINT fk_board_owner FOREIGN KEY(owner) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE board_member (
	board VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	joined BIGINT NOT NULL, 
	number SMALLINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_board_member PRIMARY KEY (board, person), 
	CONSTRAINT fk_board_member_board FOREIGN KEY(board) REFERENCES board (id) ON DELETE CASCADE, 
	CONSTRAINT fk_board_member_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE budget (
	id VARCHAR(64) NOT NULL, 
	"full" BIGINT NOT NULL, 
	CONSTRAINT pk_budget PRIMARY KEY (id)
);
CREATE TABLE called_game (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	recipes BOOLEAN NOT NULL, 
	caller VARCHAR(24), 
	created BIGINT NOT NULL, 
	calls SMALLINT NOT NULL, 
	CONSTRAINT pk_called_game PRIMARY KEY (id), 
	CONSTRAINT fk_called_game_caller FOREIGN KEY(caller) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE called_player (
	call VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	placed SMALLINT NOT NULL, 
	entered TEXT NOT NULL, 
	CONSTRAINT pk_called_player PRIMARY KEY (call, seat), 
	CONSTRAINT fk_called_player_call FOREIGN KEY(call) REFERENCES called_game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_called_player_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE challenge (
	id VARCHAR(64) NOT NULL, 
	challenge BLOB NOT NULL, 
	session VARCHAR(64), 
	login VARCHAR(64), 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_challenge PRIMARY KEY (id)
);
CREATE TABLE deal (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	head TEXT NOT NULL, 
	bots VARCHAR(96) NOT NULL, 
	seed BLOB NOT NULL, 
	"order" TEXT, 
	day INTEGER, 
	created BIGINT NOT NULL, 
	opens BIGINT NOT NULL, 
	closes BIGINT, 
	parent VARCHAR(24), 
	CONSTRAINT pk_deal PRIMARY KEY (id), 
	CONSTRAINT uq_deal_day UNIQUE (day, game)
);
CREATE TABLE deal_scores (
	deal VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	version SMALLINT DEFAULT '1' NOT NULL, 
	CONSTRAINT pk_deal_scores PRIMARY KEY (deal), 
	CONSTRAINT fk_deal_scores_deal FOREIGN KEY(deal) REFERENCES deal (id) ON DELETE CASCADE
);
CREATE TABLE deck (
	version VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	recipes SMALLINT NOT NULL, 
	lines TEXT NOT NULL, 
	CONSTRAINT pk_deck PRIMARY KEY (version)
);
INSERT INTO "deck" VALUES('own-475c7d1626d9ac874155','orchard','From the shelf',0,'name: From the shelf
face 1: pear pear plum apple apple plum
face 2: pear pear plum apple plum apple
face 3: plum apple pear pear apple plum
face 4: plum apple pear pear plum apple
face 5: apple pear plum plum pear apple
face 6: apple pear plum plum apple pear
face 7: plum apple plum pear apple pear
face 8: plum apple pear plum apple pear
face 9: apple pear apple plum pear plum
face 10: apple pear plum apple pear plum
face 11: apple pear pear apple plum plum
face 12: pear apple pear apple plum plum
face 13: pear plum pear apple plum apple
face 14: pear plum apple pear plum apple
face 15: pear plum apple apple plum pear
face 16: pear plum apple apple pear plum
face 17: pear plum plum pear apple apple
face 18: plum pear plum pear apple apple');
INSERT INTO "deck" VALUES('own-064a5471c2e8f6a11e96','grove','From the shelf',18,'name: From the shelf
face 1: lemon-2 lemon-2 lemon-1 lime-2 orange-2 glade
face 2: orange-1 lemon-2 orange-2 lime-1 orange-1 glade
face 3: glade orange-2 lemon-2 lemon-2 orange-2 lime-1
face 4: lemon-1 glade lime-1 orange-2 orange-1 orange-1
face 5: glade lime-1 lemon-2 lime-1 orange-2 lime-1
face 6: orange-1 glade lemon-1 lime-2 lime-2 lemon-1
face 7: lemon-1 lemon-1 lime-2 orange-1 lime-2 glade
face 8: orange-2 lemon-2 orange-1 glade lime-1 lemon-2
face 9: lime-2 lemon-1 glade lemon-2 orange-1 lemon-1
face 10: orange-2 lemon-2 glade orange-1 lime-1 lime-1
face 11: lime-1 glade lime-2 orange-1 lime-2 lemon-1
face 12: orange-2 lemon-1 lime-2 orange-1 glade orange-2
face 13: lime-2 orange-2 orange-2 lime-1 glade lemon-2
face 14: lime-1 orange-2 lemon-1 lemon-1 lemon-2 glade
face 15: lime-2 lemon-1 glade orange-1 lemon-2 orange-2
face 16: glade orange-1 lime-1 lime-2 lemon-2 lime-2
face 17: lime-2 orange-2 lemon-1 glade lime-2 lemon-1
face 18: orange-1 orange-1 lime-1 glade lime-1 lemon-2
recipe 1: 38 each 1 sets any any any points 3 - recipe of 1
recipe 2: 32 at-least 14 dice any any any points 8 - recipe of 2
recipe 3: 35 at-least 5 dice lime any any points 10 - recipe of 3
recipe 4: 32 each 3 fruit orange any any points 1 - recipe of 4
recipe 5: 37 each 1 values lemon any any points 3 - recipe of 5
recipe 6: 37 each 1 pairs any tree any points 2 wheelbarrow recipe of 6
recipe 7: 32 at-least 6 values any any any points 8 wheelbarrow recipe of 7
recipe 8: 33 each 1 glades any any any points 1 wheelbarrow recipe of 8
recipe 9: 29 at-most 8 bare any any any points 8 wheelbarrow recipe of 9
recipe 10: 29 at-least 1 squirrel any any any points 6 wheelbarrow recipe of 10
recipe 11: 26 at-most 5 length any any any points 8 wheelbarrow recipe of 11
recipe 12: 32 each 1 dice any glade any points 5 wheelbarrow recipe of 12
recipe 13: 32 each 1 dice any any 10 points 4 wheelbarrow recipe of 13
recipe 14: 33 at-least 1 dice any any 15 percent 115 wheelbarrow recipe of 14
recipe 15: 37 each 1 dice any any 2 points 3 wheelbarrow recipe of 15
recipe 16: 30 at-most 9 dice any any any percent 125 wheelbarrow recipe of 16
recipe 17: 30 exactly 3 dice lemon any any points 8 wheelbarrow recipe of 17
recipe 18: 35 at-least 20 fruit lime any any percent 120 wheelbarrow recipe of 18');
CREATE TABLE deck_owner (
	deck VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_deck_owner PRIMARY KEY (deck, person), 
	CONSTRAINT fk_deck_owner_deck FOREIGN KEY(deck) REFERENCES deck (version), 
	CONSTRAINT fk_deck_owner_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','93ga7c8yndm8nfmx',1795938337178);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','93ga7c8yndm8nfmx',1795938337341);
CREATE TABLE event (
	"match" VARCHAR(24) NOT NULL, 
	seq BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	seat SMALLINT NOT NULL, 
	text VARCHAR(96) NOT NULL, 
	client_id VARCHAR(40), 
	CONSTRAINT pk_event PRIMARY KEY ("match", seq), 
	CONSTRAINT uq_event_client_id UNIQUE ("match", seat, client_id), 
	CONSTRAINT fk_event_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',0,1795938336084,-1,'15',NULL);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',1,1795938336084,-1,'16',NULL);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',2,1795938336084,-1,'17',NULL);
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',0,1795938336172,-1,'5',NULL);
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',1,1795938336172,-1,'4',NULL);
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',2,1795938336172,-1,'15',NULL);
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',0,1795938336223,-1,'7',NULL);
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',1,1795938336223,-1,'15',NULL);
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',2,1795938336223,-1,'13',NULL);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',3,1795938336441,0,'16 r0 @ -2,-1','c2182d4856cc5eaa');
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',4,1795938336441,-1,'11',NULL);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',5,1795938336485,0,'11 r0 @ -4,-2','3de03628883bb67e');
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',6,1795938336485,-1,'7',NULL);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',7,1795938336517,0,'7 r0 @ -6,-3','de569f7cb1ab115d');
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',8,1795938336517,-1,'12',NULL);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',9,1795938336574,0,'12 r0 @ -8,-4','1f5b8e09c14fecf7');
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',10,1795938336574,-1,'13',NULL);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',11,1795938336629,0,'13 r0 @ -10,-5','7c7d982a0fd0a5be');
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',12,1795938336629,-1,'5',NULL);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',13,1795938336645,0,'5 r0 @ -12,-6','425494092c37c0e6');
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',14,1795938336645,-1,'14',NULL);
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',15,1795938336665,0,'14 r0 @ -13,-5','1437519858fefa2e');
INSERT INTO "event" VALUES('78ybcwyyzjt93hqzgb',16,1795938336684,0,'17 r0 @ -15,-4','76ade99313149844');
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',0,1795938336737,-1,'2',NULL);
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',1,1795938336737,-1,'1',NULL);
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',2,1795938336737,-1,'18',NULL);
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',3,1795938336777,0,'4 r0 @ -2,-1','3744d092c4906343');
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',4,1795938336777,-1,'16',NULL);
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',5,1795938336790,0,'15 r0 @ -4,-2','5003757399e63568');
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',6,1795938336790,-1,'12',NULL);
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',7,1795938336798,0,'12 r0 @ -6,-3','e83e3665f2541ae5');
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',8,1795938336798,-1,'14',NULL);
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',9,1795938336801,0,'14 r0 @ -8,-2','5b382a8819e366f8');
INSERT INTO "event" VALUES('5chr2efdmdmzkrwh6t',10,1795938336801,-1,'10',NULL);
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',3,1795938336868,0,'13 r0 @ -2,-1','48fdc3b40e17523a');
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',4,1795938336868,-1,'12',NULL);
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',5,1795938336886,0,'12 r0 @ -4,-2','b33ae733ced0315c');
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',6,1795938336886,-1,'5',NULL);
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',7,1795938336894,0,'5 r0 @ -6,-3','afa713dbfe140cc9');
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',8,1795938336894,-1,'8',NULL);
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',9,1795938336909,0,'8 r0 @ -2,-3','2af86fe03ddb7218');
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',10,1795938336909,-1,'11',NULL);
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',3,1795938336981,0,'1 r0 @ -2,-1','6eb0de9785afd120');
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',4,1795938336981,-1,'9',NULL);
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',5,1795938336994,0,'9 r0 @ -4,-2','190a12e7e26ac7f4');
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',6,1795938336994,-1,'4',NULL);
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',7,1795938337022,0,'4 r0 @ -6,-3','36e11a94982434e6');
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',8,1795938337022,-1,'10',NULL);
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',9,1795938337037,0,'10 r0 @ -8,-4','90576a5aa1842507');
INSERT INTO "event" VALUES('skp5bmf96nksup46n9',10,1795938337037,-1,'8',NULL);
INSERT INTO "event" VALUES('c4fjw2gxp43s9pg8vg',11,1795938337110,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',0,1795938337417,-1,'16',NULL);
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',1,1795938337417,-1,'13',NULL);
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',2,1795938337417,-1,'5',NULL);
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',3,1795938337457,0,'5 r0 @ -2,-1','c929c2c87a1475c8');
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',4,1795938337457,-1,'2',NULL);
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',5,1795938337477,0,'2 r0 @ -4,-2','d6a3be532b1cf599');
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',6,1795938337477,-1,'1',NULL);
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',7,1795938337493,0,'1 r0 @ -6,-3','036719c108c1ec8e');
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',8,1795938337493,-1,'3',NULL);
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',9,1795938337500,0,'3 r0 @ -7,-4','c67a39b7c7330d6d');
INSERT INTO "event" VALUES('g6ed2h7nh648ydk9aw',10,1795938337500,-1,'18',NULL);
CREATE TABLE fair_day (
	day VARCHAR(10) NOT NULL, 
	signature BLOB, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_fair_day PRIMARY KEY (day)
);
INSERT INTO "fair_day" VALUES('2026-11-29',NULL,1795938335461);
CREATE TABLE fair_month (
	month VARCHAR(7) NOT NULL, 
	secret BLOB NOT NULL, 
	published BIGINT NOT NULL, 
	beacon BOOLEAN NOT NULL, 
	CONSTRAINT pk_fair_month PRIMARY KEY (month)
);
INSERT INTO "fair_month" VALUES('2026-12',X'0DC4BA56F267F84DEE919F259423DD65A26203CC6E967496D9978A53D8CD020F',1795938335321,0);
INSERT INTO "fair_month" VALUES('2026-11',X'32D4AA12D33D6DB4DB9015D6701FC6EC2389550BB4B7BA28C77E95704986BC53',1795938335377,0);
CREATE TABLE hint (
	"match" VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	version BIGINT NOT NULL, 
	step SMALLINT NOT NULL, 
	actions VARCHAR(96) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_hint PRIMARY KEY ("match", seat, version), 
	CONSTRAINT fk_hint_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE "match" (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	head TEXT NOT NULL, 
	practice BOOLEAN NOT NULL, 
	source VARCHAR(8) NOT NULL, 
	parent VARCHAR(24), 
	seed BLOB NOT NULL, 
	"order" TEXT, 
	created BIGINT NOT NULL, 
	finished BIGINT, 
	reason VARCHAR(32), 
	room VARCHAR(24), 
	due BIGINT, 
	at SMALLINT, 
	deal VARCHAR(24), 
	"key" BLOB, 
	numbers TEXT, 
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_parent FOREIGN KEY(parent) REFERENCES "match" (id) ON DELETE SET NULL
);
INSERT INTO "match" VALUES('78ybcwyyzjt93hqzgb','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'A2FA77013E1FFE9FC29422A91EBEB71855CC51CBE63AB05EFBBD4A6DA9423290',NULL,1795938336084,1795938336684,'all-placed',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('5chr2efdmdmzkrwh6t','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'CE43164C1EA931F2502ACDDB6B7AF8BC39C4DDD31392AA6F42C458843BC6B622',NULL,1795938336172,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('c4fjw2gxp43s9pg8vg','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'E7E27BCEAC8DD3E0F393B4959B2A08DD4A836F97DCDC2BE448C004FA8B89E100',NULL,1795938336223,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('skp5bmf96nksup46n9','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-5 without-7 without-11 without-12 without-13 without-14 without-15 without-16 without-17
undo: barrier
seed: -

',0,'rest','78ybcwyyzjt93hqzgb',X'EE83B4364B25A73C37293DD5B7C3391703116273FAD983F73F17DDC540E4E118',NULL,1795938336737,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('g6ed2h7nh648ydk9aw','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: own-475c7d1626d9ac874155
seats: 1
options: -
undo: barrier
seed: -
name: From the shelf
face 1: pear pear plum apple apple plum
face 2: pear pear plum apple plum apple
face 3: plum apple pear pear apple plum
face 4: plum apple pear pear plum apple
face 5: apple pear plum plum pear apple
face 6: apple pear plum plum apple pear
face 7: plum apple plum pear apple pear
face 8: plum apple pear plum apple pear
face 9: apple pear apple plum pear plum
face 10: apple pear plum apple pear plum
face 11: apple pear pear apple plum plum
face 12: pear apple pear apple plum plum
face 13: pear plum pear apple plum apple
face 14: pear plum apple pear plum apple
face 15: pear plum apple apple plum pear
face 16: pear plum apple apple pear plum
face 17: pear plum plum pear apple apple
face 18: plum pear plum pear apple apple

',0,'fresh',NULL,X'C4B5FABFFE16F83BC17F91D823D804B13B8F1EFCF4DB327E4AF04B075C48FEC2',NULL,1795938337417,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE mute (
	person VARCHAR(24) NOT NULL, 
	muted VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_mute PRIMARY KEY (person, muted), 
	CONSTRAINT fk_mute_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mute_muted FOREIGN KEY(muted) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE notice (
	"match" VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	turn BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_notice PRIMARY KEY ("match", seat, turn), 
	CONSTRAINT fk_notice_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE outage (
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_outage PRIMARY KEY (began)
);
CREATE TABLE par (
	"match" VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	version SMALLINT DEFAULT '1' NOT NULL, 
	CONSTRAINT pk_par PRIMARY KEY ("match"), 
	CONSTRAINT fk_par_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE passkey (
	id VARCHAR(400) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	"key" BLOB NOT NULL, 
	signs BIGINT NOT NULL, 
	label VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	CONSTRAINT pk_passkey PRIMARY KEY (id), 
	CONSTRAINT fk_passkey_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE person (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(48) NOT NULL, 
	colour SMALLINT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	program BOOLEAN DEFAULT 0 NOT NULL, 
	listed BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('93ga7c8yndm8nfmx','',2,'en',1795938335521,0,0);
CREATE TABLE presence (
	room VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	worker VARCHAR(24) NOT NULL, 
	sockets SMALLINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (room, person, worker), 
	CONSTRAINT fk_presence_room FOREIGN KEY(room) REFERENCES room (id) ON DELETE CASCADE, 
	CONSTRAINT fk_presence_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE push (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	endpoint TEXT NOT NULL, 
	"key" VARCHAR(120) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_push PRIMARY KEY (id), 
	CONSTRAINT fk_push_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE recovery (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	until BIGINT, 
	CONSTRAINT pk_recovery PRIMARY KEY (id), 
	CONSTRAINT fk_recovery_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE report (
	id VARCHAR(24) NOT NULL, 
	at BIGINT NOT NULL, 
	room VARCHAR(24) NOT NULL, 
	seq BIGINT NOT NULL, 
	person VARCHAR(24), 
	CONSTRAINT pk_report PRIMARY KEY (id), 
	CONSTRAINT fk_report_room FOREIGN KEY(room) REFERENCES room (id) ON DELETE CASCADE, 
	CONSTRAINT fk_report_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE result (
	"match" VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	score BIGINT NOT NULL, 
	place SMALLINT NOT NULL, 
	rank SMALLINT NOT NULL, 
	CONSTRAINT pk_result PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_result_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "result" VALUES('78ybcwyyzjt93hqzgb',0,1,1,0);
CREATE TABLE review (
	"match" VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	version SMALLINT DEFAULT '1' NOT NULL, 
	CONSTRAINT pk_review PRIMARY KEY ("match"), 
	CONSTRAINT fk_review_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
CREATE TABLE room (
	id VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seats SMALLINT NOT NULL, 
	taken SMALLINT NOT NULL, 
	options TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	programs BOOLEAN NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	host VARCHAR(24), 
	"match" VARCHAR(24), 
	changed BIGINT NOT NULL, 
	deck TEXT, 
	CONSTRAINT pk_room PRIMARY KEY (id), 
	CONSTRAINT fk_room_host FOREIGN KEY(host) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE room_event (
	room VARCHAR(24) NOT NULL, 
	seq BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	person VARCHAR(24), 
	words TEXT, 
	body TEXT NOT NULL, 
	client_id VARCHAR(40), 
	CONSTRAINT pk_room_event PRIMARY KEY (room, seq), 
	CONSTRAINT uq_room_event_client_id UNIQUE (room, person, client_id), 
	CONSTRAINT fk_room_event_room FOREIGN KEY(room) REFERENCES room (id) ON DELETE CASCADE, 
	CONSTRAINT fk_room_event_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE seat (
	"match" VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(8), 
	CONSTRAINT pk_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seat_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL
);
INSERT INTO "seat" VALUES('78ybcwyyzjt93hqzgb',0,'93ga7c8yndm8nfmx',NULL);
INSERT INTO "seat" VALUES('5chr2efdmdmzkrwh6t',0,'93ga7c8yndm8nfmx',NULL);
INSERT INTO "seat" VALUES('c4fjw2gxp43s9pg8vg',0,'93ga7c8yndm8nfmx',NULL);
INSERT INTO "seat" VALUES('skp5bmf96nksup46n9',0,'93ga7c8yndm8nfmx',NULL);
INSERT INTO "seat" VALUES('g6ed2h7nh648ydk9aw',0,'93ga7c8yndm8nfmx',NULL);
CREATE TABLE session (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	device VARCHAR(64) NOT NULL, 
	guest VARCHAR(24), 
	CONSTRAINT pk_session PRIMARY KEY (id), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('3312acd1cd106b6cbdc8e5baf8200bff2ee00c3ec01cd536166b24ec85f7c1f2','93ga7c8yndm8nfmx',1795938335521,1795938335521,'',NULL);
CREATE TABLE sheet (
	person VARCHAR(24) NOT NULL, 
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players TEXT NOT NULL, 
	entries TEXT NOT NULL, 
	totals TEXT NOT NULL, 
	over BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	head TEXT DEFAULT '' NOT NULL, 
	score BIGINT, 
	CONSTRAINT pk_sheet PRIMARY KEY (person, id), 
	CONSTRAINT fk_sheet_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE streak (
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	days INTEGER NOT NULL, 
	best_days INTEGER NOT NULL, 
	weeks INTEGER NOT NULL, 
	best_weeks INTEGER NOT NULL, 
	last_day INTEGER NOT NULL, 
	CONSTRAINT pk_streak PRIMARY KEY (person, game), 
	CONSTRAINT fk_streak_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE token (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	label VARCHAR(64) NOT NULL, 
	scopes VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	CONSTRAINT pk_token PRIMARY KEY (id), 
	CONSTRAINT fk_token_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE worker (
	id VARCHAR(24) NOT NULL, 
	started BIGINT NOT NULL, 
	beat BIGINT NOT NULL, 
	CONSTRAINT pk_worker PRIMARY KEY (id)
);
INSERT INTO "worker" VALUES('5knaddhfywx3',1795938335037,1795938337545);
CREATE INDEX ix_match_parent ON "match" (parent);
CREATE INDEX ix_match_deal ON "match" (deal);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_deal_parent ON deal (parent);
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_attempt_deal_score ON attempt (deal, score);
CREATE INDEX ix_attempt_person ON attempt (person);
CREATE INDEX ix_board_owner ON board (owner);
CREATE INDEX ix_called_game_caller ON called_game (caller);
CREATE INDEX ix_called_game_created ON called_game (created);
CREATE INDEX ix_room_phase_listed ON room (phase, listed);
CREATE INDEX ix_deck_owner_person ON deck_owner (person);
CREATE INDEX ix_sheet_person ON sheet (person, changed);
CREATE INDEX ix_passkey_person ON passkey (person);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_recovery_person ON recovery (person);
CREATE INDEX ix_push_person ON push (person);
CREATE UNIQUE INDEX uq_board_member_number ON board_member (board, number);
CREATE INDEX ix_board_member_person ON board_member (person);
CREATE INDEX ix_called_player_person ON called_player (person);
CREATE UNIQUE INDEX uq_called_player ON called_player (call, person);
CREATE INDEX ix_room_event_person ON room_event (person);
COMMIT;
