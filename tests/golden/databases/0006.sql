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
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','v3ypv3ge6jyzvnne',1795527048578);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','v3ypv3ge6jyzvnne',1795527048586);
CREATE TABLE event (
	"match" VARCHAR(24) NOT NULL, 
	seq BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	seat SMALLINT NOT NULL, 
	text VARCHAR(96) NOT NULL, 
	client_id VARCHAR(40), 
	CONSTRAINT pk_event PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_event_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE, 
	CONSTRAINT uq_event_client_id UNIQUE ("match", seat, client_id)
);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',0,1795527048508,-1,'18',NULL);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',1,1795527048508,-1,'9',NULL);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',2,1795527048508,-1,'11',NULL);
INSERT INTO "event" VALUES('cgsndsebbh6a2g',0,1795527048513,-1,'12',NULL);
INSERT INTO "event" VALUES('cgsndsebbh6a2g',1,1795527048513,-1,'8',NULL);
INSERT INTO "event" VALUES('cgsndsebbh6a2g',2,1795527048513,-1,'11',NULL);
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',0,1795527048517,-1,'6',NULL);
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',1,1795527048517,-1,'15',NULL);
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',2,1795527048517,-1,'8',NULL);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',3,1795527048524,0,'9 r0 @ -2,-1','67da9c86cb450fc6');
INSERT INTO "event" VALUES('m7ahs5uaepn7um',4,1795527048524,-1,'17',NULL);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',5,1795527048526,0,'11 r0 @ -4,-2','06b09b44ad22f84a');
INSERT INTO "event" VALUES('m7ahs5uaepn7um',6,1795527048526,-1,'6',NULL);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',7,1795527048528,0,'6 r0 @ -6,-3','ace3f467756112db');
INSERT INTO "event" VALUES('m7ahs5uaepn7um',8,1795527048528,-1,'14',NULL);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',9,1795527048529,0,'14 r0 @ -8,-4','ce09b016090f4792');
INSERT INTO "event" VALUES('m7ahs5uaepn7um',10,1795527048529,-1,'3',NULL);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',11,1795527048531,0,'3 r0 @ -10,-4','fa7d20ffcd9baba3');
INSERT INTO "event" VALUES('m7ahs5uaepn7um',12,1795527048531,-1,'4',NULL);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',13,1795527048532,0,'4 r0 @ -12,-5','e78e6e79d282eaa4');
INSERT INTO "event" VALUES('m7ahs5uaepn7um',14,1795527048532,-1,'13',NULL);
INSERT INTO "event" VALUES('m7ahs5uaepn7um',15,1795527048534,0,'13 r0 @ -14,-4','7a7eab48f6d97376');
INSERT INTO "event" VALUES('m7ahs5uaepn7um',16,1795527048535,0,'17 r0 @ -16,-3','08541a3c20859dff');
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',0,1795527048540,-1,'10',NULL);
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',1,1795527048540,-1,'8',NULL);
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',2,1795527048540,-1,'16',NULL);
INSERT INTO "event" VALUES('cgsndsebbh6a2g',3,1795527048545,0,'8 r0 @ -2,-1','d739da4125955f26');
INSERT INTO "event" VALUES('cgsndsebbh6a2g',4,1795527048545,-1,'4',NULL);
INSERT INTO "event" VALUES('cgsndsebbh6a2g',5,1795527048547,0,'4 r0 @ -4,-2','00e3c8884ad4b00d');
INSERT INTO "event" VALUES('cgsndsebbh6a2g',6,1795527048547,-1,'16',NULL);
INSERT INTO "event" VALUES('cgsndsebbh6a2g',7,1795527048549,0,'11 r0 @ -6,-3','82255ae7f02824b1');
INSERT INTO "event" VALUES('cgsndsebbh6a2g',8,1795527048549,-1,'2',NULL);
INSERT INTO "event" VALUES('cgsndsebbh6a2g',9,1795527048550,0,'2 r0 @ -8,-4','1b41d7eeb7dfb419');
INSERT INTO "event" VALUES('cgsndsebbh6a2g',10,1795527048550,-1,'5',NULL);
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',3,1795527048555,0,'8 r0 @ -2,-1','5fd464872fe0d9ca');
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',4,1795527048555,-1,'16',NULL);
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',5,1795527048556,0,'15 r0 @ -4,-2','dee8452e603c0de0');
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',6,1795527048556,-1,'3',NULL);
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',7,1795527048558,0,'3 r0 @ -6,-3','6babcadccfda8a34');
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',8,1795527048558,-1,'4',NULL);
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',9,1795527048559,0,'4 r0 @ -8,-4','59365f810ca5c93f');
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',10,1795527048559,-1,'5',NULL);
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',3,1795527048563,0,'8 r0 @ -2,-1','03e8b9b698598013');
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',4,1795527048563,-1,'5',NULL);
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',5,1795527048565,0,'5 r0 @ -4,-2','5a84e92719e186c5');
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',6,1795527048565,-1,'1',NULL);
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',7,1795527048567,0,'1 r0 @ -6,-3','b021072d55e882ca');
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',8,1795527048567,-1,'12',NULL);
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',9,1795527048568,0,'12 r0 @ -8,-2','389bd6df542f586b');
INSERT INTO "event" VALUES('xmhpm9unzfyt9h',10,1795527048568,-1,'2',NULL);
INSERT INTO "event" VALUES('t4j9emh2ngkhb7',11,1795527048572,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('52474ndexf9e4d',0,1795527048591,-1,'16',NULL);
INSERT INTO "event" VALUES('52474ndexf9e4d',1,1795527048591,-1,'12',NULL);
INSERT INTO "event" VALUES('52474ndexf9e4d',2,1795527048591,-1,'7',NULL);
INSERT INTO "event" VALUES('52474ndexf9e4d',3,1795527048597,0,'7 r0 @ -2,-1','fca290f2a01322e6');
INSERT INTO "event" VALUES('52474ndexf9e4d',4,1795527048597,-1,'6',NULL);
INSERT INTO "event" VALUES('52474ndexf9e4d',5,1795527048598,0,'6 r0 @ -4,-2','afe96fa70ea74186');
INSERT INTO "event" VALUES('52474ndexf9e4d',6,1795527048598,-1,'3',NULL);
INSERT INTO "event" VALUES('52474ndexf9e4d',7,1795527048600,0,'3 r0 @ -6,-3','9e38e6560a8451dc');
INSERT INTO "event" VALUES('52474ndexf9e4d',8,1795527048600,-1,'14',NULL);
INSERT INTO "event" VALUES('52474ndexf9e4d',9,1795527048601,0,'12 r0 @ -8,-4','fee56d4d72246e12');
INSERT INTO "event" VALUES('52474ndexf9e4d',10,1795527048601,-1,'4',NULL);
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
	reason VARCHAR(32), room VARCHAR(24), due BIGINT, 
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_parent FOREIGN KEY(parent) REFERENCES "match" (id) ON DELETE SET NULL
);
INSERT INTO "match" VALUES('m7ahs5uaepn7um','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'2209D020E395EB77FE87AB677555FE2FFB29FBF0B48130301980A4C03F4DC20F',NULL,1795527048508,1795527048535,'all-placed',NULL,NULL);
INSERT INTO "match" VALUES('cgsndsebbh6a2g','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'B0CE4CA0DB1015AA656BF542C300EF568137FECE69EB38D14D28088E1ACDF4FC',NULL,1795527048513,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('t4j9emh2ngkhb7','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'4BF0202354F0C8668EF1391580250C25F22FFF8C6EB1EF220F192C517F20F184',NULL,1795527048517,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('xmhpm9unzfyt9h','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-3 without-4 without-6 without-9 without-11 without-13 without-14 without-17 without-18
undo: barrier
seed: -

',0,'rest','m7ahs5uaepn7um',X'A15ED6672D5A8DAD4F01BE90EE7429FADFFF77CE04C49BB0CAF53DE8690A93CF',NULL,1795527048540,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('52474ndexf9e4d','orchard','mazzo 1
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

',0,'fresh',NULL,X'43D0709E49345AE49A48D43C7EEF95172017D5BBDECAB5284211580EC8070A1E',NULL,1795527048591,NULL,NULL,NULL,NULL);
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
	created BIGINT NOT NULL, program BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('v3ypv3ge6jyzvnne','',1,'en',1795527048498,0);
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
INSERT INTO "result" VALUES('m7ahs5uaepn7um',0,1,1,0);
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
	changed BIGINT NOT NULL, deck TEXT, 
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
	CONSTRAINT fk_room_event_room FOREIGN KEY(room) REFERENCES room (id) ON DELETE CASCADE, 
	CONSTRAINT fk_room_event_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL, 
	CONSTRAINT uq_room_event_client_id UNIQUE (room, person, client_id)
);
CREATE TABLE seat (
	"match" VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	person VARCHAR(24), 
	CONSTRAINT pk_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seat_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL
);
INSERT INTO "seat" VALUES('m7ahs5uaepn7um',0,'v3ypv3ge6jyzvnne');
INSERT INTO "seat" VALUES('cgsndsebbh6a2g',0,'v3ypv3ge6jyzvnne');
INSERT INTO "seat" VALUES('t4j9emh2ngkhb7',0,'v3ypv3ge6jyzvnne');
INSERT INTO "seat" VALUES('xmhpm9unzfyt9h',0,'v3ypv3ge6jyzvnne');
INSERT INTO "seat" VALUES('52474ndexf9e4d',0,'v3ypv3ge6jyzvnne');
CREATE TABLE session (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	device VARCHAR(64) NOT NULL, guest VARCHAR(24), 
	CONSTRAINT pk_session PRIMARY KEY (id), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('dfd3ef4569be04f6dfea8cc3f4401ded1a455e89f324c1bad43858e215e2e93f','v3ypv3ge6jyzvnne',1795527048499,1795527048499,'',NULL);
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
INSERT INTO "worker" VALUES('yf5thuz9mc9j',1795527048484,1795527048616);
CREATE INDEX ix_match_parent ON "match" (parent);
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_room_phase_listed ON room (phase, listed);
CREATE INDEX ix_room_event_person ON room_event (person);
CREATE INDEX ix_passkey_person ON passkey (person);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_push_person ON push (person);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_deck_owner_person ON deck_owner (person);
COMMIT;
