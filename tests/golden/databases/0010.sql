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
INSERT INTO "alembic_version" VALUES('0010');
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
	CONSTRAINT pk_board PRIMARY KEY (id), 
	CONSTRAINT fk_board_owner FOREIGN KEY(owner) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE board_member (
	board VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	joined BIGINT NOT NULL, 
	CONSTRAINT pk_board_member PRIMARY KEY (board, person), 
	CONSTRAINT fk_board_member_board FOREIGN KEY(board) REFERENCES board (id) ON DELETE CASCADE, 
	CONSTRAINT fk_board_member_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE budget (
	id VARCHAR(64) NOT NULL, 
	"full" BIGINT NOT NULL, 
	CONSTRAINT pk_budget PRIMARY KEY (id)
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','2eew48srmb3r7e56',1795903699722);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','2eew48srmb3r7e56',1795903699729);
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
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',0,1795903699532,-1,'5',NULL);
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',1,1795903699532,-1,'7',NULL);
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',2,1795903699532,-1,'9',NULL);
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',0,1795903699537,-1,'11',NULL);
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',1,1795903699537,-1,'12',NULL);
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',2,1795903699537,-1,'6',NULL);
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',0,1795903699547,-1,'6',NULL);
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',1,1795903699547,-1,'15',NULL);
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',2,1795903699547,-1,'13',NULL);
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',3,1795903699563,0,'7 r0 @ -2,-1','23ec6c8d0624914f');
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',4,1795903699563,-1,'10',NULL);
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',5,1795903699564,0,'9 r0 @ -4,-2','f8f58575e3f9277a');
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',6,1795903699564,-1,'15',NULL);
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',7,1795903699565,0,'10 r0 @ -6,-1','f099b4ab6f59c336');
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',8,1795903699565,-1,'1',NULL);
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',9,1795903699566,0,'1 r0 @ -8,0','931e6d10538af727');
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',10,1795903699566,-1,'3',NULL);
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',11,1795903699567,0,'3 r0 @ -10,-1','0a9cf024dba082bb');
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',12,1795903699567,-1,'17',NULL);
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',13,1795903699568,0,'15 r0 @ -9,1','4ea77695d9ce49e5');
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',14,1795903699568,-1,'13',NULL);
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',15,1795903699569,0,'13 r0 @ -11,2','14c64cc776cf2d25');
INSERT INTO "event" VALUES('sgh4rehf663kszzy2y',16,1795903699570,0,'17 r0 @ -13,3','58fcfcc957d3f16f');
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',0,1795903699588,-1,'18',NULL);
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',1,1795903699588,-1,'2',NULL);
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',2,1795903699588,-1,'14',NULL);
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',3,1795903699603,0,'6 r0 @ -2,-1','0d9738a4b6001678');
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',4,1795903699603,-1,'4',NULL);
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',5,1795903699604,0,'4 r0 @ -4,-2','b3aa3d0fe452f180');
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',6,1795903699604,-1,'8',NULL);
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',7,1795903699605,0,'8 r0 @ -6,-2','175c2dcccbb3862a');
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',8,1795903699605,-1,'10',NULL);
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',9,1795903699605,0,'10 r0 @ -8,-2','e65c3628946e07b2');
INSERT INTO "event" VALUES('3j53w3zhsadyecva8z',10,1795903699605,-1,'15',NULL);
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',3,1795903699631,0,'13 r0 @ -2,-1','cedc0c621d929c1b');
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',4,1795903699631,-1,'1',NULL);
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',5,1795903699633,0,'1 r0 @ -4,-2','053c30f8552f307c');
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',6,1795903699633,-1,'3',NULL);
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',7,1795903699634,0,'3 r0 @ -6,-3','5610b0db79727d20');
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',8,1795903699634,-1,'18',NULL);
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',9,1795903699635,0,'15 r0 @ -8,-4','daf540651717afa6');
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',10,1795903699635,-1,'16',NULL);
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',3,1795903699659,0,'2 r0 @ -2,-1','80e4863da9fcfea9');
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',4,1795903699659,-1,'8',NULL);
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',5,1795903699660,0,'8 r0 @ -4,-2','1fdd4f7afb426ec9');
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',6,1795903699660,-1,'11',NULL);
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',7,1795903699661,0,'11 r0 @ -6,-2','3821702206f6ad82');
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',8,1795903699661,-1,'6',NULL);
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',9,1795903699662,0,'6 r0 @ -7,-3','b5298c2675480059');
INSERT INTO "event" VALUES('tfm2h4r2fept48rqqn',10,1795903699662,-1,'4',NULL);
INSERT INTO "event" VALUES('tsrwebnht5a9ff25gn',11,1795903699691,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',0,1795903699737,-1,'17',NULL);
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',1,1795903699737,-1,'18',NULL);
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',2,1795903699737,-1,'3',NULL);
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',3,1795903699751,0,'3 r0 @ -2,-1','c0bb602d71e94634');
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',4,1795903699751,-1,'8',NULL);
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',5,1795903699752,0,'8 r0 @ -4,-2','30b43a6a9480db63');
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',6,1795903699752,-1,'10',NULL);
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',7,1795903699753,0,'10 r0 @ -6,-3','2b9ff024dc0a2968');
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',8,1795903699753,-1,'15',NULL);
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',9,1795903699754,0,'15 r0 @ -5,-1','a515e5c70999a557');
INSERT INTO "event" VALUES('scnfggcsetz245s3nk',10,1795903699754,-1,'9',NULL);
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
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_parent FOREIGN KEY(parent) REFERENCES "match" (id) ON DELETE SET NULL
);
INSERT INTO "match" VALUES('sgh4rehf663kszzy2y','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'490A80C579AE96DCD2238B764279BA93B8FAEB970BC297B8FC86069A5F25910C',NULL,1795903699532,1795903699570,'all-placed',NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('3j53w3zhsadyecva8z','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'6AC141D9F0C0C3AAFFAB9055BE7CB87D43C233906BDB13AF58E55CA6E7985C5F',NULL,1795903699537,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('tsrwebnht5a9ff25gn','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'DC14F1FDC2F9BEEE1FCB8C0673E751FE9449B34A1C4F5087FAD5069B42808A0B',NULL,1795903699547,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('tfm2h4r2fept48rqqn','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-1 without-3 without-5 without-7 without-9 without-10 without-13 without-15 without-17
undo: barrier
seed: -

',0,'rest','sgh4rehf663kszzy2y',X'C1FE512E6BDBB25CAC53E45CCAB1CCADC1EF1F23CAA8AEC399C9A5BC7DD2A8CA',NULL,1795903699588,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('scnfggcsetz245s3nk','orchard','mazzo 1
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

',0,'fresh',NULL,X'794E7277C85F8978B81A2400DB0E93E16C5CE10E2A737D8DA9C5B67A7DFBD771',NULL,1795903699737,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "person" VALUES('2eew48srmb3r7e56','',2,'en',1795903699497,0,0);
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
INSERT INTO "result" VALUES('sgh4rehf663kszzy2y',0,1,1,0);
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
INSERT INTO "seat" VALUES('sgh4rehf663kszzy2y',0,'2eew48srmb3r7e56',NULL);
INSERT INTO "seat" VALUES('3j53w3zhsadyecva8z',0,'2eew48srmb3r7e56',NULL);
INSERT INTO "seat" VALUES('tsrwebnht5a9ff25gn',0,'2eew48srmb3r7e56',NULL);
INSERT INTO "seat" VALUES('tfm2h4r2fept48rqqn',0,'2eew48srmb3r7e56',NULL);
INSERT INTO "seat" VALUES('scnfggcsetz245s3nk',0,'2eew48srmb3r7e56',NULL);
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
INSERT INTO "session" VALUES('cbddca94fa6a48e73cb05bd52cb5202e537370cb7527900bb56cc47b3fe8a9e9','2eew48srmb3r7e56',1795903699497,1795903699497,'',NULL);
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
INSERT INTO "worker" VALUES('pgqbsz4d8m37',1795903699468,1795903699764);
CREATE INDEX ix_match_parent ON "match" (parent);
CREATE INDEX ix_match_deal ON "match" (deal);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_deal_parent ON deal (parent);
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_attempt_person ON attempt (person);
CREATE INDEX ix_attempt_deal_score ON attempt (deal, score);
CREATE INDEX ix_board_owner ON board (owner);
CREATE INDEX ix_room_phase_listed ON room (phase, listed);
CREATE INDEX ix_deck_owner_person ON deck_owner (person);
CREATE INDEX ix_passkey_person ON passkey (person);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_recovery_person ON recovery (person);
CREATE INDEX ix_push_person ON push (person);
CREATE INDEX ix_board_member_person ON board_member (person);
CREATE INDEX ix_room_event_person ON room_event (person);
COMMIT;
