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
INSERT INTO "alembic_version" VALUES('0012');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','deefgu9jkp72cwj9',1795906271374);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','deefgu9jkp72cwj9',1795906271383);
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
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',0,1795906270676,-1,'8',NULL);
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',1,1795906270676,-1,'16',NULL);
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',2,1795906270676,-1,'12',NULL);
INSERT INTO "event" VALUES('94t625y57zaf2756ku',0,1795906270696,-1,'14',NULL);
INSERT INTO "event" VALUES('94t625y57zaf2756ku',1,1795906270696,-1,'9',NULL);
INSERT INTO "event" VALUES('94t625y57zaf2756ku',2,1795906270696,-1,'6',NULL);
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',0,1795906270708,-1,'18',NULL);
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',1,1795906270708,-1,'2',NULL);
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',2,1795906270708,-1,'11',NULL);
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',3,1795906270736,0,'12 r0 @ -2,-1','91ba5062906d07f6');
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',4,1795906270736,-1,'4',NULL);
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',5,1795906271113,0,'4 r0 @ -4,-2','fe4a6bf07f54b0a9');
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',6,1795906271113,-1,'18',NULL);
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',7,1795906271138,0,'16 r0 @ -6,-3','ee7ad64f39e66cca');
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',8,1795906271138,-1,'14',NULL);
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',9,1795906271147,0,'14 r0 @ -8,-4','405a7054e01f3da2');
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',10,1795906271147,-1,'7',NULL);
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',11,1795906271156,0,'7 r0 @ -10,-4','c04f0ae7cf876167');
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',12,1795906271156,-1,'11',NULL);
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',13,1795906271171,0,'11 r0 @ -12,-4','12f0dc4af700c202');
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',14,1795906271171,-1,'6',NULL);
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',15,1795906271172,0,'6 r0 @ -13,-5','b1254807a0dfb691');
INSERT INTO "event" VALUES('2g6u2upgxgheamjfav',16,1795906271173,0,'18 r0 @ -8,-2','0edbb6113a814735');
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',0,1795906271177,-1,'15',NULL);
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',1,1795906271177,-1,'13',NULL);
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',2,1795906271177,-1,'1',NULL);
INSERT INTO "event" VALUES('94t625y57zaf2756ku',3,1795906271191,0,'6 r0 @ -2,-1','88e4f37aa9c99c3b');
INSERT INTO "event" VALUES('94t625y57zaf2756ku',4,1795906271191,-1,'13',NULL);
INSERT INTO "event" VALUES('94t625y57zaf2756ku',5,1795906271192,0,'9 r0 @ -4,-2','ed82348679ed8524');
INSERT INTO "event" VALUES('94t625y57zaf2756ku',6,1795906271192,-1,'7',NULL);
INSERT INTO "event" VALUES('94t625y57zaf2756ku',7,1795906271194,0,'7 r0 @ -6,-3','0b98bb0add1d8f6a');
INSERT INTO "event" VALUES('94t625y57zaf2756ku',8,1795906271194,-1,'4',NULL);
INSERT INTO "event" VALUES('94t625y57zaf2756ku',9,1795906271195,0,'4 r0 @ -8,-4','aefa237c99256ff7');
INSERT INTO "event" VALUES('94t625y57zaf2756ku',10,1795906271195,-1,'11',NULL);
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',3,1795906271218,0,'2 r0 @ -2,-1','9ca98afeb48d0766');
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',4,1795906271218,-1,'3',NULL);
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',5,1795906271220,0,'3 r0 @ -4,-2','5085dc48f6290ac2');
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',6,1795906271220,-1,'16',NULL);
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',7,1795906271224,0,'11 r0 @ -5,-1','41de01c639cf2cda');
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',8,1795906271224,-1,'9',NULL);
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',9,1795906271229,0,'9 r0 @ -6,0','c66f4962df535c9f');
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',10,1795906271229,-1,'10',NULL);
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',3,1795906271266,0,'1 r0 @ -2,-1','40be85d4ea7bca1a');
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',4,1795906271266,-1,'17',NULL);
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',5,1795906271281,0,'13 r0 @ -4,-2','93d862418530822d');
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',6,1795906271281,-1,'2',NULL);
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',7,1795906271295,0,'2 r0 @ -6,-3','e1225ae95644ebef');
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',8,1795906271295,-1,'3',NULL);
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',9,1795906271302,0,'3 r0 @ -8,-3','14bc2a406409f741');
INSERT INTO "event" VALUES('csxuu9enck3mfuydtz',10,1795906271302,-1,'9',NULL);
INSERT INTO "event" VALUES('g3h93k52sagb8njmw3',11,1795906271323,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',0,1795906271396,-1,'8',NULL);
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',1,1795906271396,-1,'17',NULL);
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',2,1795906271396,-1,'5',NULL);
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',3,1795906271424,0,'5 r0 @ -2,-1','f1a604b3fd097ad5');
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',4,1795906271424,-1,'2',NULL);
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',5,1795906271444,0,'2 r0 @ -4,-2','c38e2961995e2912');
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',6,1795906271444,-1,'18',NULL);
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',7,1795906271451,0,'17 r0 @ -6,-3','69f952efff36188e');
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',8,1795906271451,-1,'6',NULL);
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',9,1795906271455,0,'6 r0 @ -8,-4','310a4dba12af4011');
INSERT INTO "event" VALUES('8bzrvcw9vayybuf5tq',10,1795906271455,-1,'3',NULL);
CREATE TABLE fair_day (
	day VARCHAR(10) NOT NULL, 
	signature BLOB, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_fair_day PRIMARY KEY (day)
);
INSERT INTO "fair_day" VALUES('2026-11-28',NULL,1795906270585);
CREATE TABLE fair_month (
	month VARCHAR(7) NOT NULL, 
	secret BLOB NOT NULL, 
	published BIGINT NOT NULL, 
	beacon BOOLEAN NOT NULL, 
	CONSTRAINT pk_fair_month PRIMARY KEY (month)
);
INSERT INTO "fair_month" VALUES('2026-12',X'7B9DDA5B740E1EC9D29022A9510BE77F943E1354E6D1AC789049FACE65CE2E09',1795906270540,0);
INSERT INTO "fair_month" VALUES('2026-11',X'3463EA20ADA2FD5E7A07042465FEA5F41ACDBDFAC2C06A96F2C783CCA108E326',1795906270552,0);
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
INSERT INTO "match" VALUES('2g6u2upgxgheamjfav','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'F03459F7D2BA326F9E8C6631C6560A17366C3D57282BA48A7A78231BA36CEF3D',NULL,1795906270676,1795906271173,'all-placed',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('94t625y57zaf2756ku','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'0776BE5B8391CAE758B0A64E3F4526AA74EFF89A0992EC04BD013F0BD7619049',NULL,1795906270696,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('g3h93k52sagb8njmw3','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'428CF4D9844079C25AB55E46EEC893295DB8EEF4A2E613D753E90327F79DB5EC',NULL,1795906270708,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('csxuu9enck3mfuydtz','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-4 without-6 without-7 without-8 without-11 without-12 without-14 without-16 without-18
undo: barrier
seed: -

',0,'rest','2g6u2upgxgheamjfav',X'74E93AB87A1580517E404A1BB7C9AB80BDDFD81F380B00287302F5A335049B2C',NULL,1795906271177,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('8bzrvcw9vayybuf5tq','orchard','mazzo 1
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

',0,'fresh',NULL,X'941FC0670E1CC599A1ABADEFFEF9EED4C24F3098D55CFE9EB13203E89E7CA7DF',NULL,1795906271396,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "person" VALUES('deefgu9jkp72cwj9','',2,'en',1795906270630,0,0);
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
INSERT INTO "result" VALUES('2g6u2upgxgheamjfav',0,3,1,0);
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
INSERT INTO "seat" VALUES('2g6u2upgxgheamjfav',0,'deefgu9jkp72cwj9',NULL);
INSERT INTO "seat" VALUES('94t625y57zaf2756ku',0,'deefgu9jkp72cwj9',NULL);
INSERT INTO "seat" VALUES('g3h93k52sagb8njmw3',0,'deefgu9jkp72cwj9',NULL);
INSERT INTO "seat" VALUES('csxuu9enck3mfuydtz',0,'deefgu9jkp72cwj9',NULL);
INSERT INTO "seat" VALUES('8bzrvcw9vayybuf5tq',0,'deefgu9jkp72cwj9',NULL);
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
INSERT INTO "session" VALUES('2c1581719b555fe6acf5c8f0b626d374b2a3a633703151f94a493b09361c1a4d','deefgu9jkp72cwj9',1795906270630,1795906270630,'',NULL);
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
INSERT INTO "worker" VALUES('42mepc9shbxn',1795906270505,1795906271487);
CREATE INDEX ix_match_parent ON "match" (parent);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_match_deal ON "match" (deal);
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_deal_parent ON deal (parent);
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_attempt_deal_score ON attempt (deal, score);
CREATE INDEX ix_attempt_person ON attempt (person);
CREATE INDEX ix_board_owner ON board (owner);
CREATE INDEX ix_room_phase_listed ON room (phase, listed);
CREATE INDEX ix_deck_owner_person ON deck_owner (person);
CREATE INDEX ix_passkey_person ON passkey (person);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_recovery_person ON recovery (person);
CREATE INDEX ix_push_person ON push (person);
CREATE INDEX ix_board_member_person ON board_member (person);
CREATE UNIQUE INDEX uq_board_member_number ON board_member (board, number);
CREATE INDEX ix_room_event_person ON room_event (person);
COMMIT;
