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
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE challenge (
	id VARCHAR(64) NOT NULL, 
	challenge BLOB NOT NULL, 
	session VARCHAR(64), 
	login VARCHAR(64), 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_challenge PRIMARY KEY (id)
);
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
INSERT INTO "event" VALUES('y8k26natm6z4ss',0,1795238483312,-1,'14',NULL);
INSERT INTO "event" VALUES('y8k26natm6z4ss',1,1795238483312,-1,'11',NULL);
INSERT INTO "event" VALUES('y8k26natm6z4ss',2,1795238483312,-1,'6',NULL);
INSERT INTO "event" VALUES('zc27qjtytayta9',0,1795238483319,-1,'16',NULL);
INSERT INTO "event" VALUES('zc27qjtytayta9',1,1795238483319,-1,'1',NULL);
INSERT INTO "event" VALUES('zc27qjtytayta9',2,1795238483319,-1,'4',NULL);
INSERT INTO "event" VALUES('jmw798kxm4a9ak',0,1795238483322,-1,'7',NULL);
INSERT INTO "event" VALUES('jmw798kxm4a9ak',1,1795238483322,-1,'9',NULL);
INSERT INTO "event" VALUES('jmw798kxm4a9ak',2,1795238483322,-1,'14',NULL);
INSERT INTO "event" VALUES('y8k26natm6z4ss',3,1795238483329,0,'6 r0 @ -2,-1','550a90c6b4519599');
INSERT INTO "event" VALUES('y8k26natm6z4ss',4,1795238483329,-1,'8',NULL);
INSERT INTO "event" VALUES('y8k26natm6z4ss',5,1795238483332,0,'8 r0 @ -4,-2','7f768da106456062');
INSERT INTO "event" VALUES('y8k26natm6z4ss',6,1795238483332,-1,'3',NULL);
INSERT INTO "event" VALUES('y8k26natm6z4ss',7,1795238483334,0,'3 r0 @ -6,-3','ea089905b6510aa9');
INSERT INTO "event" VALUES('y8k26natm6z4ss',8,1795238483334,-1,'12',NULL);
INSERT INTO "event" VALUES('y8k26natm6z4ss',9,1795238483335,0,'11 r0 @ -7,-2','1402a3e347e9ff41');
INSERT INTO "event" VALUES('y8k26natm6z4ss',10,1795238483335,-1,'1',NULL);
INSERT INTO "event" VALUES('y8k26natm6z4ss',11,1795238483337,0,'1 r0 @ -7,-4','9781775050cf91c6');
INSERT INTO "event" VALUES('y8k26natm6z4ss',12,1795238483337,-1,'2',NULL);
INSERT INTO "event" VALUES('y8k26natm6z4ss',13,1795238483338,0,'2 r0 @ -5,-1','192b9cec6b189470');
INSERT INTO "event" VALUES('y8k26natm6z4ss',14,1795238483338,-1,'10',NULL);
INSERT INTO "event" VALUES('y8k26natm6z4ss',15,1795238483339,0,'10 r0 @ -8,-5','f50419eca44cd7ea');
INSERT INTO "event" VALUES('y8k26natm6z4ss',16,1795238483341,0,'12 r0 @ -1,-2','e61ab4460b203cb6');
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',0,1795238483346,-1,'18',NULL);
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',1,1795238483346,-1,'4',NULL);
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',2,1795238483346,-1,'17',NULL);
INSERT INTO "event" VALUES('zc27qjtytayta9',3,1795238483352,0,'1 r0 @ -2,-1','0d0163f99118099e');
INSERT INTO "event" VALUES('zc27qjtytayta9',4,1795238483352,-1,'7',NULL);
INSERT INTO "event" VALUES('zc27qjtytayta9',5,1795238483353,0,'4 r0 @ -4,-2','f10fc88624d3c227');
INSERT INTO "event" VALUES('zc27qjtytayta9',6,1795238483353,-1,'9',NULL);
INSERT INTO "event" VALUES('zc27qjtytayta9',7,1795238483355,0,'7 r0 @ -6,-3','862bba4532f3daa0');
INSERT INTO "event" VALUES('zc27qjtytayta9',8,1795238483355,-1,'15',NULL);
INSERT INTO "event" VALUES('zc27qjtytayta9',9,1795238483357,0,'9 r0 @ -8,-3','56c617d70314cef0');
INSERT INTO "event" VALUES('zc27qjtytayta9',10,1795238483357,-1,'14',NULL);
INSERT INTO "event" VALUES('jmw798kxm4a9ak',3,1795238483362,0,'9 r0 @ -2,-1','32ff791e5f872af2');
INSERT INTO "event" VALUES('jmw798kxm4a9ak',4,1795238483362,-1,'18',NULL);
INSERT INTO "event" VALUES('jmw798kxm4a9ak',5,1795238483364,0,'14 r0 @ -4,-2','78db12150c8cc6aa');
INSERT INTO "event" VALUES('jmw798kxm4a9ak',6,1795238483364,-1,'11',NULL);
INSERT INTO "event" VALUES('jmw798kxm4a9ak',7,1795238483365,0,'11 r0 @ -6,-3','187722d397d2bf4d');
INSERT INTO "event" VALUES('jmw798kxm4a9ak',8,1795238483365,-1,'12',NULL);
INSERT INTO "event" VALUES('jmw798kxm4a9ak',9,1795238483367,0,'12 r0 @ -2,-3','a90418b42f890274');
INSERT INTO "event" VALUES('jmw798kxm4a9ak',10,1795238483367,-1,'2',NULL);
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',3,1795238483371,0,'4 r0 @ -2,-1','9623b8a6aafc286d');
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',4,1795238483371,-1,'7',NULL);
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',5,1795238483373,0,'7 r0 @ -4,-2','40767cac9512587a');
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',6,1795238483373,-1,'13',NULL);
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',7,1795238483375,0,'13 r0 @ -6,-3','3939489ae48ae5fb');
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',8,1795238483375,-1,'9',NULL);
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',9,1795238483376,0,'9 r0 @ -8,-4','63b0d8978b638c74');
INSERT INTO "event" VALUES('gkbkpn2bkjx6vk',10,1795238483376,-1,'16',NULL);
INSERT INTO "event" VALUES('jmw798kxm4a9ak',11,1795238483381,0,'undo','an-undo-of-the-archive');
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
INSERT INTO "match" VALUES('y8k26natm6z4ss','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'8D359CD2E6D16DC8DF5E013D5949EAB7D4BA1F8ACB54581336A6722D0836B3E2',NULL,1795238483312,1795238483341,'all-placed',NULL,NULL);
INSERT INTO "match" VALUES('zc27qjtytayta9','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'01CF11D88F95EDFC8F31E643AA5EEFEE700CC98659D0FD31F5612D3F112FA74D',NULL,1795238483319,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('jmw798kxm4a9ak','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'1A26A800521CB8D4948C9DD184BAB6842064BAB9FC75AC41F1B9F6B8E75A06F6',NULL,1795238483322,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('gkbkpn2bkjx6vk','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-1 without-2 without-3 without-6 without-8 without-10 without-11 without-12 without-14
undo: barrier
seed: -

',0,'rest','y8k26natm6z4ss',X'F662FB9B86B21C29972006B554FA20D326F0040D29E9974A5B226E4D9974C5BE',NULL,1795238483346,NULL,NULL,NULL,NULL);
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
INSERT INTO "person" VALUES('2zubtnt3f5ayfgff','',4,'en',1795238483301,0);
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
INSERT INTO "result" VALUES('y8k26natm6z4ss',0,6,1,0);
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
INSERT INTO "seat" VALUES('y8k26natm6z4ss',0,'2zubtnt3f5ayfgff');
INSERT INTO "seat" VALUES('zc27qjtytayta9',0,'2zubtnt3f5ayfgff');
INSERT INTO "seat" VALUES('jmw798kxm4a9ak',0,'2zubtnt3f5ayfgff');
INSERT INTO "seat" VALUES('gkbkpn2bkjx6vk',0,'2zubtnt3f5ayfgff');
CREATE TABLE session (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	device VARCHAR(64) NOT NULL, guest VARCHAR(24), 
	CONSTRAINT pk_session PRIMARY KEY (id), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('dd4d3b49105148356b55cde61967c26da2b39c2847ffe9ded44ef6f64881bf0f','2zubtnt3f5ayfgff',1795238483301,1795238483301,'',NULL);
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
COMMIT;
