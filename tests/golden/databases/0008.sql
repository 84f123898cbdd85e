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
INSERT INTO "alembic_version" VALUES('0008');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','knpqsqjmzvseb6m4',1795653007092);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','knpqsqjmzvseb6m4',1795653007449);
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
INSERT INTO "event" VALUES('kmuvnua92samvu',0,1795653006851,-1,'15',NULL);
INSERT INTO "event" VALUES('kmuvnua92samvu',1,1795653006851,-1,'7',NULL);
INSERT INTO "event" VALUES('kmuvnua92samvu',2,1795653006851,-1,'13',NULL);
INSERT INTO "event" VALUES('9wqft7wn6y99s7',0,1795653006866,-1,'11',NULL);
INSERT INTO "event" VALUES('9wqft7wn6y99s7',1,1795653006866,-1,'4',NULL);
INSERT INTO "event" VALUES('9wqft7wn6y99s7',2,1795653006866,-1,'13',NULL);
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',0,1795653006880,-1,'10',NULL);
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',1,1795653006880,-1,'9',NULL);
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',2,1795653006880,-1,'12',NULL);
INSERT INTO "event" VALUES('kmuvnua92samvu',3,1795653006946,0,'7 r0 @ -2,-1','513e8bd7a41c1f46');
INSERT INTO "event" VALUES('kmuvnua92samvu',4,1795653006946,-1,'6',NULL);
INSERT INTO "event" VALUES('kmuvnua92samvu',5,1795653006947,0,'6 r0 @ -4,-2','09244fbc66eec3a2');
INSERT INTO "event" VALUES('kmuvnua92samvu',6,1795653006947,-1,'1',NULL);
INSERT INTO "event" VALUES('kmuvnua92samvu',7,1795653006948,0,'1 r0 @ -6,-3','c6734d2cf9e719a7');
INSERT INTO "event" VALUES('kmuvnua92samvu',8,1795653006948,-1,'10',NULL);
INSERT INTO "event" VALUES('kmuvnua92samvu',9,1795653006949,0,'10 r0 @ -7,-4','c47a990f78b39cf7');
INSERT INTO "event" VALUES('kmuvnua92samvu',10,1795653006949,-1,'12',NULL);
INSERT INTO "event" VALUES('kmuvnua92samvu',11,1795653006950,0,'12 r0 @ -8,-2','51a7dcf0d157164f');
INSERT INTO "event" VALUES('kmuvnua92samvu',12,1795653006950,-1,'18',NULL);
INSERT INTO "event" VALUES('kmuvnua92samvu',13,1795653006951,0,'13 r0 @ -10,-1','6444a623411b37d0');
INSERT INTO "event" VALUES('kmuvnua92samvu',14,1795653006951,-1,'2',NULL);
INSERT INTO "event" VALUES('kmuvnua92samvu',15,1795653006952,0,'2 r0 @ 2,-1','fd630b9f4e379d80');
INSERT INTO "event" VALUES('kmuvnua92samvu',16,1795653006953,0,'18 r0 @ -10,-3','98cc31da68ec9e37');
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',0,1795653006959,-1,'5',NULL);
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',1,1795653006959,-1,'14',NULL);
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',2,1795653006959,-1,'17',NULL);
INSERT INTO "event" VALUES('9wqft7wn6y99s7',3,1795653006971,0,'4 r0 @ -2,-1','3fee9f4d6203ca93');
INSERT INTO "event" VALUES('9wqft7wn6y99s7',4,1795653006971,-1,'9',NULL);
INSERT INTO "event" VALUES('9wqft7wn6y99s7',5,1795653006972,0,'9 r0 @ -4,-2','d437432b8b9586a1');
INSERT INTO "event" VALUES('9wqft7wn6y99s7',6,1795653006972,-1,'2',NULL);
INSERT INTO "event" VALUES('9wqft7wn6y99s7',7,1795653006974,0,'2 r0 @ -6,-3','989b1116e73fcdb4');
INSERT INTO "event" VALUES('9wqft7wn6y99s7',8,1795653006974,-1,'16',NULL);
INSERT INTO "event" VALUES('9wqft7wn6y99s7',9,1795653006975,0,'13 r0 @ -8,-4','37fcebf447439544');
INSERT INTO "event" VALUES('9wqft7wn6y99s7',10,1795653006975,-1,'6',NULL);
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',3,1795653007000,0,'9 r0 @ -2,-1','17f91ff3d46eb4c3');
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',4,1795653007000,-1,'11',NULL);
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',5,1795653007002,0,'11 r0 @ -4,-2','62e513ee79dcd4f5');
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',6,1795653007002,-1,'4',NULL);
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',7,1795653007002,0,'4 r0 @ -6,-3','f4dd12288b17a14a');
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',8,1795653007002,-1,'6',NULL);
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',9,1795653007003,0,'6 r0 @ -8,-4','1ae6115cadbe9b78');
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',10,1795653007003,-1,'13',NULL);
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',3,1795653007033,0,'14 r0 @ -2,-1','4761ac98dd9483b0');
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',4,1795653007033,-1,'3',NULL);
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',5,1795653007035,0,'3 r0 @ -4,-2','d015cb781e5f297d');
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',6,1795653007035,-1,'8',NULL);
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',7,1795653007036,0,'8 r0 @ -6,-3','5278ddb5212590b3');
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',8,1795653007036,-1,'16',NULL);
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',9,1795653007037,0,'16 r0 @ -8,-4','d28d90c22e6a3602');
INSERT INTO "event" VALUES('5uhvk3grwsqdmm',10,1795653007037,-1,'9',NULL);
INSERT INTO "event" VALUES('5fmxgxm6htc8ck',11,1795653007062,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('fugyup6a3pncgj',0,1795653008428,-1,'8',NULL);
INSERT INTO "event" VALUES('fugyup6a3pncgj',1,1795653008428,-1,'3',NULL);
INSERT INTO "event" VALUES('fugyup6a3pncgj',2,1795653008428,-1,'17',NULL);
INSERT INTO "event" VALUES('fugyup6a3pncgj',3,1795653009760,0,'3 r0 @ -2,-1','7c9bf10a80286999');
INSERT INTO "event" VALUES('fugyup6a3pncgj',4,1795653009760,-1,'12',NULL);
INSERT INTO "event" VALUES('fugyup6a3pncgj',5,1795653009765,0,'12 r0 @ -4,-2','931ddf33f8a40670');
INSERT INTO "event" VALUES('fugyup6a3pncgj',6,1795653009765,-1,'4',NULL);
INSERT INTO "event" VALUES('fugyup6a3pncgj',7,1795653009772,0,'4 r0 @ -6,-3','f59dfb6bc980849f');
INSERT INTO "event" VALUES('fugyup6a3pncgj',8,1795653009772,-1,'9',NULL);
INSERT INTO "event" VALUES('fugyup6a3pncgj',9,1795653009775,0,'9 r0 @ -8,-4','db1641188afcf479');
INSERT INTO "event" VALUES('fugyup6a3pncgj',10,1795653009775,-1,'16',NULL);
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
	reason VARCHAR(32), room VARCHAR(24), due BIGINT, at SMALLINT, 
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_parent FOREIGN KEY(parent) REFERENCES "match" (id) ON DELETE SET NULL
);
INSERT INTO "match" VALUES('kmuvnua92samvu','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'E1CDBC4DF5A2FC4EB87DACED8E6D58151ABB3BA0077B33F23B6531D98F59FC6C',NULL,1795653006851,1795653006953,'all-placed',NULL,NULL,NULL);
INSERT INTO "match" VALUES('9wqft7wn6y99s7','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'7894AA858E9C1AB975DE10D5FEF9CBC5143467AB34950A237B3CDDFD9DB22353',NULL,1795653006866,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('5fmxgxm6htc8ck','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'169674F692B410C518FC63B3011A78979B3B13379A2694ED0DEE26FCE54D2174',NULL,1795653006880,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('5uhvk3grwsqdmm','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-1 without-2 without-6 without-7 without-10 without-12 without-13 without-15 without-18
undo: barrier
seed: -

',0,'rest','kmuvnua92samvu',X'8CEE01D3FD739C031A7273279E248C8F419DF7AE3C56601FC19F0869EF396581',NULL,1795653006959,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('fugyup6a3pncgj','orchard','mazzo 1
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

',0,'fresh',NULL,X'D7F12A44F15441B628CED14E2104CD2AFE327D550F5EA03124FF3D40ECAB180F',NULL,1795653008428,NULL,NULL,NULL,NULL,NULL);
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
	at BIGINT NOT NULL, version SMALLINT DEFAULT '1' NOT NULL, 
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
INSERT INTO "person" VALUES('knpqsqjmzvseb6m4','',0,'en',1795653006811,0);
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
INSERT INTO "result" VALUES('kmuvnua92samvu',0,1,1,0);
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
	person VARCHAR(24), bot VARCHAR(8), 
	CONSTRAINT pk_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seat_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL
);
INSERT INTO "seat" VALUES('kmuvnua92samvu',0,'knpqsqjmzvseb6m4',NULL);
INSERT INTO "seat" VALUES('9wqft7wn6y99s7',0,'knpqsqjmzvseb6m4',NULL);
INSERT INTO "seat" VALUES('5fmxgxm6htc8ck',0,'knpqsqjmzvseb6m4',NULL);
INSERT INTO "seat" VALUES('5uhvk3grwsqdmm',0,'knpqsqjmzvseb6m4',NULL);
INSERT INTO "seat" VALUES('fugyup6a3pncgj',0,'knpqsqjmzvseb6m4',NULL);
CREATE TABLE session (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	device VARCHAR(64) NOT NULL, guest VARCHAR(24), 
	CONSTRAINT pk_session PRIMARY KEY (id), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('c1212a81681960aafdec9ed3f9c0e0ab4906b38b68d1b9cc68ba0c8060007064','knpqsqjmzvseb6m4',1795653006812,1795653006812,'',NULL);
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
INSERT INTO "worker" VALUES('7kfsddhw8pcx',1795653006763,1795653009790);
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
