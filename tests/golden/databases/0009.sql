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
INSERT INTO "alembic_version" VALUES('0009');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','uxxdmfshy5hn6yj9',1795785020912);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','uxxdmfshy5hn6yj9',1795785020930);
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
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',0,1795785019490,-1,'4',NULL);
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',1,1795785019490,-1,'2',NULL);
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',2,1795785019490,-1,'15',NULL);
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',0,1795785019546,-1,'2',NULL);
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',1,1795785019546,-1,'18',NULL);
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',2,1795785019546,-1,'7',NULL);
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',0,1795785019611,-1,'6',NULL);
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',1,1795785019611,-1,'16',NULL);
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',2,1795785019611,-1,'15',NULL);
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',3,1795785019766,0,'2 r0 @ -2,-1','e755911c8eaea8a0');
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',4,1795785019766,-1,'16',NULL);
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',5,1795785019806,0,'15 r0 @ -4,-2','ef4216027cd196aa');
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',6,1795785019806,-1,'12',NULL);
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',7,1795785019835,0,'12 r0 @ -6,-3','896893da820b3de6');
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',8,1795785019835,-1,'13',NULL);
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',9,1795785019856,0,'13 r0 @ -8,-2','f62b564b77e9d290');
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',10,1795785019856,-1,'3',NULL);
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',11,1795785019876,0,'3 r0 @ -10,-2','fc23150ab43f9ca5');
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',12,1795785019876,-1,'18',NULL);
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',13,1795785019894,0,'16 r0 @ -4,0','c47791126d4b5725');
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',14,1795785019894,-1,'9',NULL);
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',15,1795785019913,0,'9 r0 @ -9,-3','cc9be5f9f7591247');
INSERT INTO "event" VALUES('dfgcku87m2tv5hd5z4',16,1795785019928,0,'18 r0 @ -12,-3','324549b605028649');
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',0,1795785019994,-1,'5',NULL);
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',1,1795785019994,-1,'8',NULL);
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',2,1795785019994,-1,'1',NULL);
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',3,1795785020071,0,'7 r0 @ -2,-1','6035247872f24d84');
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',4,1795785020071,-1,'11',NULL);
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',5,1795785020094,0,'11 r0 @ -4,-2','de38003331877d9f');
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',6,1795785020094,-1,'17',NULL);
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',7,1795785020142,0,'17 r0 @ -6,-1','e32177e218da7284');
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',8,1795785020142,-1,'6',NULL);
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',9,1795785020191,0,'6 r0 @ -8,-2','5ce635537f54ba17');
INSERT INTO "event" VALUES('n3e7ysqnpm2afy5n37',10,1795785020191,-1,'4',NULL);
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',3,1795785020262,0,'15 r0 @ -2,-1','417352e7aa5519a8');
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',4,1795785020262,-1,'7',NULL);
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',5,1795785020334,0,'7 r0 @ -4,-2','48b217f5d9d25ff1');
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',6,1795785020334,-1,'12',NULL);
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',7,1795785020445,0,'12 r0 @ -6,-3','622f2a26c276e93b');
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',8,1795785020445,-1,'10',NULL);
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',9,1795785020477,0,'10 r0 @ -8,-4','f8b77c0b804ca75d');
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',10,1795785020477,-1,'4',NULL);
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',3,1795785020535,0,'1 r0 @ -2,-1','eb4fa84e79c77012');
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',4,1795785020535,-1,'14',NULL);
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',5,1795785020554,0,'8 r0 @ -4,-2','1895558a734809b3');
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',6,1795785020554,-1,'10',NULL);
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',7,1795785020605,0,'10 r0 @ -6,-3','478ed8114a62c82a');
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',8,1795785020605,-1,'7',NULL);
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',9,1795785020613,0,'7 r0 @ -8,-4','f4654d0fac996434');
INSERT INTO "event" VALUES('c85q7cxddsr2m3x5fq',10,1795785020613,-1,'11',NULL);
INSERT INTO "event" VALUES('4vjqtk787fqnu7t6vc',11,1795785020672,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',0,1795785020991,-1,'18',NULL);
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',1,1795785020991,-1,'10',NULL);
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',2,1795785020991,-1,'16',NULL);
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',3,1795785021026,0,'10 r0 @ -2,-1','ccff26cb204a3d15');
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',4,1795785021026,-1,'8',NULL);
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',5,1795785021029,0,'8 r0 @ -4,-2','d7c69d815fd1a912');
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',6,1795785021029,-1,'14',NULL);
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',7,1795785021032,0,'14 r0 @ -6,-3','f067b371c0eb50bf');
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',8,1795785021032,-1,'3',NULL);
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',9,1795785021035,0,'3 r0 @ -6,-1','8072249cdd59dd80');
INSERT INTO "event" VALUES('6bpmdxe7p9ef6sugek',10,1795785021035,-1,'7',NULL);
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
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_parent FOREIGN KEY(parent) REFERENCES "match" (id) ON DELETE SET NULL
);
INSERT INTO "match" VALUES('dfgcku87m2tv5hd5z4','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'BF608225AA66B7A1046A53763A9F2EFCF5230EBE91D632C476E4A75110FE3EAE',NULL,1795785019490,1795785019928,'all-placed',NULL,NULL,NULL);
INSERT INTO "match" VALUES('n3e7ysqnpm2afy5n37','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'B28E474A22ECE253D595EA37FB359DE182CD0B9182ADCD16C7CC01B78B044DC1',NULL,1795785019546,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('4vjqtk787fqnu7t6vc','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'4E337B86120DF58C70D9DB2622AA2C6FC448188A36E4A10FBE4C8D8FCA10B098',NULL,1795785019611,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('c85q7cxddsr2m3x5fq','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-2 without-3 without-4 without-9 without-12 without-13 without-15 without-16 without-18
undo: barrier
seed: -

',0,'rest','dfgcku87m2tv5hd5z4',X'67AEFFF78F3E03C2D6388078A1F8F232F3E3BBAA9AD4CD646BE2B795E0E144A0',NULL,1795785019994,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('6bpmdxe7p9ef6sugek','orchard','mazzo 1
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

',0,'fresh',NULL,X'F731208F74360E82EE8B03E4BCE40775EF45F32772FB550B8D2A3DE36E4AD103',NULL,1795785020991,NULL,NULL,NULL,NULL,NULL);
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
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('uxxdmfshy5hn6yj9','',1,'en',1795785019385,0);
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
INSERT INTO "result" VALUES('dfgcku87m2tv5hd5z4',0,4,1,0);
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
INSERT INTO "seat" VALUES('dfgcku87m2tv5hd5z4',0,'uxxdmfshy5hn6yj9',NULL);
INSERT INTO "seat" VALUES('n3e7ysqnpm2afy5n37',0,'uxxdmfshy5hn6yj9',NULL);
INSERT INTO "seat" VALUES('4vjqtk787fqnu7t6vc',0,'uxxdmfshy5hn6yj9',NULL);
INSERT INTO "seat" VALUES('c85q7cxddsr2m3x5fq',0,'uxxdmfshy5hn6yj9',NULL);
INSERT INTO "seat" VALUES('6bpmdxe7p9ef6sugek',0,'uxxdmfshy5hn6yj9',NULL);
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
INSERT INTO "session" VALUES('cf777e693b4f91e7416a1ba0b90b533b2c26f4db4f63d491956697a2a23a9c25','uxxdmfshy5hn6yj9',1795785019385,1795785019385,'',NULL);
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
INSERT INTO "worker" VALUES('fqp6jcrt4y97',1795785019118,1795785021050);
CREATE INDEX ix_match_parent ON "match" (parent);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_room_phase_listed ON room (phase, listed);
CREATE INDEX ix_deck_owner_person ON deck_owner (person);
CREATE INDEX ix_passkey_person ON passkey (person);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_recovery_person ON recovery (person);
CREATE INDEX ix_push_person ON push (person);
CREATE INDEX ix_room_event_person ON room_event (person);
COMMIT;
