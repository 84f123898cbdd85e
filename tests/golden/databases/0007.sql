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
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','dhe7s4cd2tszy95r',1795579379881);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','dhe7s4cd2tszy95r',1795579379957);
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
INSERT INTO "event" VALUES('9hfduz52ajuadn',0,1795579379115,-1,'16',NULL);
INSERT INTO "event" VALUES('9hfduz52ajuadn',1,1795579379115,-1,'4',NULL);
INSERT INTO "event" VALUES('9hfduz52ajuadn',2,1795579379115,-1,'13',NULL);
INSERT INTO "event" VALUES('krdpuas6x5jetn',0,1795579379124,-1,'8',NULL);
INSERT INTO "event" VALUES('krdpuas6x5jetn',1,1795579379124,-1,'3',NULL);
INSERT INTO "event" VALUES('krdpuas6x5jetn',2,1795579379124,-1,'15',NULL);
INSERT INTO "event" VALUES('tcehygakssgnah',0,1795579379130,-1,'7',NULL);
INSERT INTO "event" VALUES('tcehygakssgnah',1,1795579379130,-1,'6',NULL);
INSERT INTO "event" VALUES('tcehygakssgnah',2,1795579379130,-1,'18',NULL);
INSERT INTO "event" VALUES('9hfduz52ajuadn',3,1795579379170,0,'4 r0 @ -2,-1','56bdb969c2587ea7');
INSERT INTO "event" VALUES('9hfduz52ajuadn',4,1795579379170,-1,'5',NULL);
INSERT INTO "event" VALUES('9hfduz52ajuadn',5,1795579379174,0,'5 r0 @ -4,-2','cbe036c8f60df3ca');
INSERT INTO "event" VALUES('9hfduz52ajuadn',6,1795579379174,-1,'1',NULL);
INSERT INTO "event" VALUES('9hfduz52ajuadn',7,1795579379177,0,'1 r0 @ -6,-3','3a86d77106e24bb2');
INSERT INTO "event" VALUES('9hfduz52ajuadn',8,1795579379177,-1,'6',NULL);
INSERT INTO "event" VALUES('9hfduz52ajuadn',9,1795579379180,0,'6 r0 @ -8,-4','8ae58c1443d59b27');
INSERT INTO "event" VALUES('9hfduz52ajuadn',10,1795579379180,-1,'7',NULL);
INSERT INTO "event" VALUES('9hfduz52ajuadn',11,1795579379182,0,'7 r0 @ -10,-3','97094a42a57ba432');
INSERT INTO "event" VALUES('9hfduz52ajuadn',12,1795579379182,-1,'12',NULL);
INSERT INTO "event" VALUES('9hfduz52ajuadn',13,1795579379184,0,'12 r0 @ -12,-4','69cf65d0d453942d');
INSERT INTO "event" VALUES('9hfduz52ajuadn',14,1795579379184,-1,'15',NULL);
INSERT INTO "event" VALUES('9hfduz52ajuadn',15,1795579379187,0,'13 r0 @ -14,-3','71acc38e603523e6');
INSERT INTO "event" VALUES('9hfduz52ajuadn',16,1795579379190,0,'15 r0 @ -16,-2','668e27d38e8048c1');
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',0,1795579379302,-1,'14',NULL);
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',1,1795579379302,-1,'3',NULL);
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',2,1795579379302,-1,'9',NULL);
INSERT INTO "event" VALUES('krdpuas6x5jetn',3,1795579379543,0,'3 r0 @ -2,-1','715fccafae72e7f6');
INSERT INTO "event" VALUES('krdpuas6x5jetn',4,1795579379543,-1,'7',NULL);
INSERT INTO "event" VALUES('krdpuas6x5jetn',5,1795579379577,0,'7 r0 @ -4,-2','6db5cc575ae4c0e9');
INSERT INTO "event" VALUES('krdpuas6x5jetn',6,1795579379577,-1,'6',NULL);
INSERT INTO "event" VALUES('krdpuas6x5jetn',7,1795579379584,0,'6 r0 @ -6,-3','081a5796761abc08');
INSERT INTO "event" VALUES('krdpuas6x5jetn',8,1795579379584,-1,'5',NULL);
INSERT INTO "event" VALUES('krdpuas6x5jetn',9,1795579379596,0,'5 r0 @ -8,-3','22f22ef228d8c8a4');
INSERT INTO "event" VALUES('krdpuas6x5jetn',10,1795579379596,-1,'18',NULL);
INSERT INTO "event" VALUES('tcehygakssgnah',3,1795579379622,0,'6 r0 @ -2,-1','6bfcc0085aa6cdc6');
INSERT INTO "event" VALUES('tcehygakssgnah',4,1795579379622,-1,'4',NULL);
INSERT INTO "event" VALUES('tcehygakssgnah',5,1795579379639,0,'4 r0 @ -4,-2','1373ffcd2023dd05');
INSERT INTO "event" VALUES('tcehygakssgnah',6,1795579379639,-1,'9',NULL);
INSERT INTO "event" VALUES('tcehygakssgnah',7,1795579379646,0,'9 r0 @ -6,-3','63d1826def865cce');
INSERT INTO "event" VALUES('tcehygakssgnah',8,1795579379646,-1,'2',NULL);
INSERT INTO "event" VALUES('tcehygakssgnah',9,1795579379653,0,'2 r0 @ -8,-2','62fb9ce2306bcf10');
INSERT INTO "event" VALUES('tcehygakssgnah',10,1795579379653,-1,'16',NULL);
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',3,1795579379675,0,'3 r0 @ -2,-1','8b33ff262f644b68');
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',4,1795579379675,-1,'11',NULL);
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',5,1795579379680,0,'9 r0 @ -4,-2','cbc96d2cebaeaf0e');
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',6,1795579379680,-1,'17',NULL);
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',7,1795579379692,0,'11 r0 @ -6,-1','8e162ac646f35c07');
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',8,1795579379692,-1,'10',NULL);
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',9,1795579379743,0,'10 r0 @ -7,-2','35c66efb8af19377');
INSERT INTO "event" VALUES('jdvtfqkpbsjvx6',10,1795579379743,-1,'2',NULL);
INSERT INTO "event" VALUES('tcehygakssgnah',11,1795579379777,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',0,1795579380237,-1,'18',NULL);
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',1,1795579380237,-1,'16',NULL);
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',2,1795579380237,-1,'13',NULL);
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',3,1795579380340,0,'13 r0 @ -2,-1','f9e93ade8dadb770');
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',4,1795579380340,-1,'4',NULL);
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',5,1795579380389,0,'4 r0 @ -4,-2','20da8e492d2d7d4a');
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',6,1795579380389,-1,'1',NULL);
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',7,1795579380410,0,'1 r0 @ -6,-3','0f5867d4dccdcbf1');
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',8,1795579380410,-1,'6',NULL);
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',9,1795579380434,0,'6 r0 @ -8,-4','47ff0f798fc32c29');
INSERT INTO "event" VALUES('j7ka2j32mcmvh9',10,1795579380434,-1,'5',NULL);
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
INSERT INTO "match" VALUES('9hfduz52ajuadn','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'4A1EF0A169D319DD0DA51B152B3C52CFADA8388758D54D4F20C795FB1A07DAA5',NULL,1795579379115,1795579379190,'all-placed',NULL,NULL);
INSERT INTO "match" VALUES('krdpuas6x5jetn','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'FD526B8FCD36DAC6B946368E4E3422A949579CCF3B65583B62C971301C708C21',NULL,1795579379124,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('tcehygakssgnah','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'D880E566D3A19D3DC3B476817C9330FE1817AC1461EF9AD6617F5BB54243631E',NULL,1795579379130,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('jdvtfqkpbsjvx6','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-1 without-4 without-5 without-6 without-7 without-12 without-13 without-15 without-16
undo: barrier
seed: -

',0,'rest','9hfduz52ajuadn',X'5D9339974EDFBCC55C689A0D46EEC2C983BD5E7F254947FC27F063CD4D9A2089',NULL,1795579379302,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('j7ka2j32mcmvh9','orchard','mazzo 1
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

',0,'fresh',NULL,X'1F4CEFD99BA33B262A6F2F8BB4E1A37D93638E68C151A0F1E5226DD33A862477',NULL,1795579380237,NULL,NULL,NULL,NULL);
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
INSERT INTO "person" VALUES('dhe7s4cd2tszy95r','',4,'en',1795579379099,0);
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
INSERT INTO "result" VALUES('9hfduz52ajuadn',0,0,1,0);
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
INSERT INTO "seat" VALUES('9hfduz52ajuadn',0,'dhe7s4cd2tszy95r',NULL);
INSERT INTO "seat" VALUES('krdpuas6x5jetn',0,'dhe7s4cd2tszy95r',NULL);
INSERT INTO "seat" VALUES('tcehygakssgnah',0,'dhe7s4cd2tszy95r',NULL);
INSERT INTO "seat" VALUES('jdvtfqkpbsjvx6',0,'dhe7s4cd2tszy95r',NULL);
INSERT INTO "seat" VALUES('j7ka2j32mcmvh9',0,'dhe7s4cd2tszy95r',NULL);
CREATE TABLE session (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	device VARCHAR(64) NOT NULL, guest VARCHAR(24), 
	CONSTRAINT pk_session PRIMARY KEY (id), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('a11fa9dfce59f3eca5e12a6543fc46d982c96c16e71aa53be907502bfed65d5c','dhe7s4cd2tszy95r',1795579379099,1795579379099,'',NULL);
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
INSERT INTO "worker" VALUES('37jg29mccnr8',1795579379063,1795579380491);
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
