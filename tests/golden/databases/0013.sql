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
INSERT INTO "alembic_version" VALUES('0013');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','mer9mju8g46s2nj3',1795915549933);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','mer9mju8g46s2nj3',1795915549953);
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
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',0,1795915549256,-1,'9',NULL);
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',1,1795915549256,-1,'5',NULL);
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',2,1795915549256,-1,'10',NULL);
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',0,1795915549269,-1,'4',NULL);
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',1,1795915549269,-1,'14',NULL);
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',2,1795915549269,-1,'15',NULL);
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',0,1795915549287,-1,'17',NULL);
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',1,1795915549287,-1,'4',NULL);
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',2,1795915549287,-1,'14',NULL);
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',3,1795915549326,0,'5 r0 @ -2,-1','cd27287ff6193dec');
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',4,1795915549326,-1,'15',NULL);
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',5,1795915549337,0,'10 r0 @ -4,-2','0cdfa3b29037db05');
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',6,1795915549337,-1,'2',NULL);
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',7,1795915549358,0,'2 r0 @ -6,-3','ca859bf9a845e608');
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',8,1795915549358,-1,'4',NULL);
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',9,1795915549363,0,'4 r0 @ -8,-3','4d8c8628c1346c14');
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',10,1795915549363,-1,'18',NULL);
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',11,1795915549371,0,'15 r0 @ -10,-2','66180e3b5fa2b0a7');
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',12,1795915549371,-1,'14',NULL);
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',13,1795915549377,0,'14 r0 @ -12,-3','1a9a2622c4cd1190');
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',14,1795915549377,-1,'1',NULL);
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',15,1795915549382,0,'1 r0 @ -10,-1','20c3ca81cf58292a');
INSERT INTO "event" VALUES('9tdxhjdj68kk9edmr6',16,1795915549384,0,'18 r0 @ -6,-1','27264d47c594d78e');
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',0,1795915549395,-1,'3',NULL);
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',1,1795915549395,-1,'11',NULL);
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',2,1795915549395,-1,'7',NULL);
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',3,1795915549435,0,'14 r0 @ -2,-1','13d87b462071d3d6');
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',4,1795915549435,-1,'12',NULL);
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',5,1795915549437,0,'12 r0 @ -4,-2','803d703169a06ce6');
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',6,1795915549437,-1,'6',NULL);
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',7,1795915549439,0,'6 r0 @ -5,-3','0d62955cdf133620');
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',8,1795915549439,-1,'16',NULL);
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',9,1795915549440,0,'15 r0 @ -7,-4','8287a3d77df289b2');
INSERT INTO "event" VALUES('xb3zm338de2cvkhuma',10,1795915549440,-1,'18',NULL);
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',3,1795915549813,0,'4 r0 @ -2,-1','7ac40f90073ca1bb');
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',4,1795915549813,-1,'8',NULL);
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',5,1795915549837,0,'8 r0 @ -4,-2','b14f4d60135b5959');
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',6,1795915549837,-1,'5',NULL);
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',7,1795915549853,0,'5 r0 @ -6,-2','b5b099e09d350f25');
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',8,1795915549853,-1,'11',NULL);
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',9,1795915549855,0,'11 r0 @ -8,-3','e044934963079341');
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',10,1795915549855,-1,'18',NULL);
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',3,1795915549875,0,'7 r0 @ -2,-1','6f5f3ec208f04d54');
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',4,1795915549875,-1,'6',NULL);
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',5,1795915549882,0,'6 r0 @ -4,-2','e0a0569f9e2bb862');
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',6,1795915549882,-1,'17',NULL);
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',7,1795915549884,0,'11 r0 @ -6,-3','57c044e98b31968f');
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',8,1795915549884,-1,'12',NULL);
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',9,1795915549885,0,'12 r0 @ -6,-1','b68f7a6ff9808d7a');
INSERT INTO "event" VALUES('waep84qdnhjzsjvu4r',10,1795915549885,-1,'16',NULL);
INSERT INTO "event" VALUES('zne8f72gtfrc29njzp',11,1795915549911,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',0,1795915549960,-1,'14',NULL);
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',1,1795915549960,-1,'15',NULL);
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',2,1795915549960,-1,'3',NULL);
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',3,1795915549978,0,'3 r0 @ -2,-1','ebd036f5938902d4');
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',4,1795915549978,-1,'10',NULL);
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',5,1795915549981,0,'10 r0 @ -4,-2','cb4219de563adf98');
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',6,1795915549981,-1,'7',NULL);
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',7,1795915549985,0,'7 r0 @ -6,-3','45a8ff6dc4521d92');
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',8,1795915549985,-1,'5',NULL);
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',9,1795915549986,0,'5 r0 @ -6,-1','040140974486dca5');
INSERT INTO "event" VALUES('7he7qkbff6bthcytsx',10,1795915549986,-1,'2',NULL);
CREATE TABLE fair_day (
	day VARCHAR(10) NOT NULL, 
	signature BLOB, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_fair_day PRIMARY KEY (day)
);
INSERT INTO "fair_day" VALUES('2026-11-29',NULL,1795915549096);
CREATE TABLE fair_month (
	month VARCHAR(7) NOT NULL, 
	secret BLOB NOT NULL, 
	published BIGINT NOT NULL, 
	beacon BOOLEAN NOT NULL, 
	CONSTRAINT pk_fair_month PRIMARY KEY (month)
);
INSERT INTO "fair_month" VALUES('2026-12',X'9EBFF3B7539EC074C30D1CD4E9B2DE4ABA69B96675AE2B1F8040BEE4952EC810',1795915549088,0);
INSERT INTO "fair_month" VALUES('2026-11',X'F34B2470C3031FC29E9A316CC21E66AE92B133C752997B811F2B7F9961B957B9',1795915549091,0);
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
INSERT INTO "match" VALUES('9tdxhjdj68kk9edmr6','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'616C324A8735CBA1E150CB87320B4422E606DCD2377F7981DA4D3E1DEF834C76',NULL,1795915549256,1795915549384,'all-placed',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('xb3zm338de2cvkhuma','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'ABD28CA2C3901FD714253C0DAC2F0AF0DDC07EECB95364FEBFEC1D08603954E0',NULL,1795915549269,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('zne8f72gtfrc29njzp','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'AC27A7F976803CA43D65DC62E0BFC2D8757F4322A32B4C67853074DE1CE89757',NULL,1795915549287,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('waep84qdnhjzsjvu4r','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-1 without-2 without-4 without-5 without-9 without-10 without-14 without-15 without-18
undo: barrier
seed: -

',0,'rest','9tdxhjdj68kk9edmr6',X'950511F18F46F558E5D0374D63E6A3806A67067E8D70950FC80762D31B4B15C4',NULL,1795915549395,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('7he7qkbff6bthcytsx','orchard','mazzo 1
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

',0,'fresh',NULL,X'282E3A42405D728EB89FB5A0DF9657C39AD9B0D430FEA7916CBA0B049BCD1801',NULL,1795915549960,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "person" VALUES('mer9mju8g46s2nj3','',0,'en',1795915549146,0,0);
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
INSERT INTO "result" VALUES('9tdxhjdj68kk9edmr6',0,3,1,0);
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
INSERT INTO "seat" VALUES('9tdxhjdj68kk9edmr6',0,'mer9mju8g46s2nj3',NULL);
INSERT INTO "seat" VALUES('xb3zm338de2cvkhuma',0,'mer9mju8g46s2nj3',NULL);
INSERT INTO "seat" VALUES('zne8f72gtfrc29njzp',0,'mer9mju8g46s2nj3',NULL);
INSERT INTO "seat" VALUES('waep84qdnhjzsjvu4r',0,'mer9mju8g46s2nj3',NULL);
INSERT INTO "seat" VALUES('7he7qkbff6bthcytsx',0,'mer9mju8g46s2nj3',NULL);
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
INSERT INTO "session" VALUES('655180328ff708c6463c919d38a721e9d19a589dd5add0d48eedf0353006e153','mer9mju8g46s2nj3',1795915549146,1795915549146,'',NULL);
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
INSERT INTO "worker" VALUES('az3wnmybr7m9',1795915549074,1795915550013);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_match_deal ON "match" (deal);
CREATE INDEX ix_match_parent ON "match" (parent);
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_deal_parent ON deal (parent);
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_attempt_deal_score ON attempt (deal, score);
CREATE INDEX ix_attempt_person ON attempt (person);
CREATE INDEX ix_board_owner ON board (owner);
CREATE INDEX ix_called_game_created ON called_game (created);
CREATE INDEX ix_called_game_caller ON called_game (caller);
CREATE INDEX ix_room_phase_listed ON room (phase, listed);
CREATE INDEX ix_deck_owner_person ON deck_owner (person);
CREATE INDEX ix_passkey_person ON passkey (person);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_recovery_person ON recovery (person);
CREATE INDEX ix_push_person ON push (person);
CREATE INDEX ix_board_member_person ON board_member (person);
CREATE UNIQUE INDEX uq_board_member_number ON board_member (board, number);
CREATE INDEX ix_called_player_person ON called_player (person);
CREATE UNIQUE INDEX uq_called_player ON called_player (call, person);
CREATE INDEX ix_room_event_person ON room_event (person);
COMMIT;
