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
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','cdh9qjb5emb7rv9f',1795331565892);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','cdh9qjb5emb7rv9f',1795331565924);
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
INSERT INTO "event" VALUES('6238k237f6a7rp',0,1795331565714,-1,'12',NULL);
INSERT INTO "event" VALUES('6238k237f6a7rp',1,1795331565714,-1,'3',NULL);
INSERT INTO "event" VALUES('6238k237f6a7rp',2,1795331565714,-1,'5',NULL);
INSERT INTO "event" VALUES('ynmqrabvf7wse7',0,1795331565744,-1,'10',NULL);
INSERT INTO "event" VALUES('ynmqrabvf7wse7',1,1795331565744,-1,'2',NULL);
INSERT INTO "event" VALUES('ynmqrabvf7wse7',2,1795331565744,-1,'13',NULL);
INSERT INTO "event" VALUES('sayespxjnftyzy',0,1795331565750,-1,'7',NULL);
INSERT INTO "event" VALUES('sayespxjnftyzy',1,1795331565750,-1,'4',NULL);
INSERT INTO "event" VALUES('sayespxjnftyzy',2,1795331565750,-1,'18',NULL);
INSERT INTO "event" VALUES('6238k237f6a7rp',3,1795331565771,0,'3 r0 @ -2,-1','be4689598ca6a981');
INSERT INTO "event" VALUES('6238k237f6a7rp',4,1795331565771,-1,'7',NULL);
INSERT INTO "event" VALUES('6238k237f6a7rp',5,1795331565791,0,'5 r0 @ -4,-2','0847eb24ba189a26');
INSERT INTO "event" VALUES('6238k237f6a7rp',6,1795331565791,-1,'1',NULL);
INSERT INTO "event" VALUES('6238k237f6a7rp',7,1795331565794,0,'1 r0 @ -6,-3','906593b2153a8d27');
INSERT INTO "event" VALUES('6238k237f6a7rp',8,1795331565794,-1,'10',NULL);
INSERT INTO "event" VALUES('6238k237f6a7rp',9,1795331565797,0,'7 r0 @ -8,-4','c487d2154e05f638');
INSERT INTO "event" VALUES('6238k237f6a7rp',10,1795331565797,-1,'16',NULL);
INSERT INTO "event" VALUES('6238k237f6a7rp',11,1795331565799,0,'10 r0 @ -10,-4','86f9ebfc221d1c7a');
INSERT INTO "event" VALUES('6238k237f6a7rp',12,1795331565799,-1,'15',NULL);
INSERT INTO "event" VALUES('6238k237f6a7rp',13,1795331565801,0,'15 r0 @ -12,-4','4bccb70022b85ee1');
INSERT INTO "event" VALUES('6238k237f6a7rp',14,1795331565801,-1,'8',NULL);
INSERT INTO "event" VALUES('6238k237f6a7rp',15,1795331565803,0,'8 r0 @ -13,-3','6240c702055319cc');
INSERT INTO "event" VALUES('6238k237f6a7rp',16,1795331565805,0,'16 r0 @ -15,-4','113eae66dd035416');
INSERT INTO "event" VALUES('u3xz8gyjhretcr',0,1795331565817,-1,'14',NULL);
INSERT INTO "event" VALUES('u3xz8gyjhretcr',1,1795331565817,-1,'9',NULL);
INSERT INTO "event" VALUES('u3xz8gyjhretcr',2,1795331565817,-1,'18',NULL);
INSERT INTO "event" VALUES('ynmqrabvf7wse7',3,1795331565836,0,'2 r0 @ -2,-1','a1aece0392fa630b');
INSERT INTO "event" VALUES('ynmqrabvf7wse7',4,1795331565836,-1,'1',NULL);
INSERT INTO "event" VALUES('ynmqrabvf7wse7',5,1795331565838,0,'1 r0 @ -4,-2','56d780f6ce561ac9');
INSERT INTO "event" VALUES('ynmqrabvf7wse7',6,1795331565838,-1,'7',NULL);
INSERT INTO "event" VALUES('ynmqrabvf7wse7',7,1795331565840,0,'7 r0 @ -6,-3','988a7d0cece450ed');
INSERT INTO "event" VALUES('ynmqrabvf7wse7',8,1795331565840,-1,'12',NULL);
INSERT INTO "event" VALUES('ynmqrabvf7wse7',9,1795331565842,0,'12 r0 @ -8,-4','5a356a99bd74e410');
INSERT INTO "event" VALUES('ynmqrabvf7wse7',10,1795331565842,-1,'17',NULL);
INSERT INTO "event" VALUES('sayespxjnftyzy',3,1795331565850,0,'4 r0 @ -2,-1','bec525ee5d15142c');
INSERT INTO "event" VALUES('sayespxjnftyzy',4,1795331565850,-1,'17',NULL);
INSERT INTO "event" VALUES('sayespxjnftyzy',5,1795331565852,0,'17 r0 @ -4,-2','c9abf8eaeae1309e');
INSERT INTO "event" VALUES('sayespxjnftyzy',6,1795331565852,-1,'2',NULL);
INSERT INTO "event" VALUES('sayespxjnftyzy',7,1795331565855,0,'2 r0 @ -2,-3','053521c68aea56d9');
INSERT INTO "event" VALUES('sayespxjnftyzy',8,1795331565855,-1,'10',NULL);
INSERT INTO "event" VALUES('sayespxjnftyzy',9,1795331565857,0,'10 r0 @ -6,-3','707090652f7fa384');
INSERT INTO "event" VALUES('sayespxjnftyzy',10,1795331565857,-1,'15',NULL);
INSERT INTO "event" VALUES('u3xz8gyjhretcr',3,1795331565864,0,'9 r0 @ -2,-1','ca6923a675508691');
INSERT INTO "event" VALUES('u3xz8gyjhretcr',4,1795331565864,-1,'2',NULL);
INSERT INTO "event" VALUES('u3xz8gyjhretcr',5,1795331565867,0,'2 r0 @ -4,-2','7a08b251534d1c58');
INSERT INTO "event" VALUES('u3xz8gyjhretcr',6,1795331565867,-1,'11',NULL);
INSERT INTO "event" VALUES('u3xz8gyjhretcr',7,1795331565870,0,'11 r0 @ -6,-3','1887ba273870424a');
INSERT INTO "event" VALUES('u3xz8gyjhretcr',8,1795331565870,-1,'13',NULL);
INSERT INTO "event" VALUES('u3xz8gyjhretcr',9,1795331565873,0,'13 r0 @ -8,-4','60a42c2213aa1fe4');
INSERT INTO "event" VALUES('u3xz8gyjhretcr',10,1795331565873,-1,'17',NULL);
INSERT INTO "event" VALUES('sayespxjnftyzy',11,1795331565880,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('28mz65hc8dyjcv',0,1795331565953,-1,'7',NULL);
INSERT INTO "event" VALUES('28mz65hc8dyjcv',1,1795331565953,-1,'16',NULL);
INSERT INTO "event" VALUES('28mz65hc8dyjcv',2,1795331565953,-1,'9',NULL);
INSERT INTO "event" VALUES('28mz65hc8dyjcv',3,1795331565971,0,'9 r0 @ -2,-1','a925ec9b3fcc3dbe');
INSERT INTO "event" VALUES('28mz65hc8dyjcv',4,1795331565971,-1,'12',NULL);
INSERT INTO "event" VALUES('28mz65hc8dyjcv',5,1795331565979,0,'12 r0 @ -4,-2','1526bb1f62803038');
INSERT INTO "event" VALUES('28mz65hc8dyjcv',6,1795331565979,-1,'4',NULL);
INSERT INTO "event" VALUES('28mz65hc8dyjcv',7,1795331565982,0,'4 r0 @ -6,-3','f1eec3828ca2046a');
INSERT INTO "event" VALUES('28mz65hc8dyjcv',8,1795331565982,-1,'8',NULL);
INSERT INTO "event" VALUES('28mz65hc8dyjcv',9,1795331565984,0,'8 r0 @ -8,-2','f665f698caa67d13');
INSERT INTO "event" VALUES('28mz65hc8dyjcv',10,1795331565984,-1,'13',NULL);
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
INSERT INTO "match" VALUES('6238k237f6a7rp','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'EF07D48036633B2E2FD5C1A4267C04CD4E29DD89EE3ADADF7B39D828EBDC6A2A',NULL,1795331565714,1795331565805,'all-placed',NULL,NULL);
INSERT INTO "match" VALUES('ynmqrabvf7wse7','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'196F70F6B251E04F4D221061481F821363C48E70101BED77B18059879A9FDBAA',NULL,1795331565744,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('sayespxjnftyzy','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'EFEB82029B4E17BA61C983785A36AEF2457DB8789D2CDB7EF1F00B542B13F471',NULL,1795331565750,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('u3xz8gyjhretcr','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-1 without-3 without-5 without-7 without-8 without-10 without-12 without-15 without-16
undo: barrier
seed: -

',0,'rest','6238k237f6a7rp',X'4B4D6A0A7699780227E152143E76338EE1A7F4B65B3AE09086809693616FA2ED',NULL,1795331565817,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('28mz65hc8dyjcv','orchard','mazzo 1
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

',0,'fresh',NULL,X'80150110BAEC1B432ADD7E9073E9B6EF31A12296C4FE37803FE88DB00240435A',NULL,1795331565953,NULL,NULL,NULL,NULL);
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
INSERT INTO "person" VALUES('cdh9qjb5emb7rv9f','',6,'en',1795331565684,0);
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
INSERT INTO "result" VALUES('6238k237f6a7rp',0,3,1,0);
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
INSERT INTO "seat" VALUES('6238k237f6a7rp',0,'cdh9qjb5emb7rv9f');
INSERT INTO "seat" VALUES('ynmqrabvf7wse7',0,'cdh9qjb5emb7rv9f');
INSERT INTO "seat" VALUES('sayespxjnftyzy',0,'cdh9qjb5emb7rv9f');
INSERT INTO "seat" VALUES('u3xz8gyjhretcr',0,'cdh9qjb5emb7rv9f');
INSERT INTO "seat" VALUES('28mz65hc8dyjcv',0,'cdh9qjb5emb7rv9f');
CREATE TABLE session (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	device VARCHAR(64) NOT NULL, guest VARCHAR(24), 
	CONSTRAINT pk_session PRIMARY KEY (id), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('052680fd676507ffd1fdc7364fc9c3d89dea53b0f174693a4ad7f4dd8dfeaf54','cdh9qjb5emb7rv9f',1795331565684,1795331565684,'',NULL);
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
INSERT INTO "worker" VALUES('w6bxryjcx9q4',1795331565467,1795331566111);
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
