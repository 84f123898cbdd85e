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
INSERT INTO "alembic_version" VALUES('0011');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','m3vsw6mjwqdacytv',1795906486471);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','m3vsw6mjwqdacytv',1795906486495);
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
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',0,1795906486206,-1,'13',NULL);
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',1,1795906486206,-1,'11',NULL);
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',2,1795906486206,-1,'9',NULL);
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',0,1795906486249,-1,'16',NULL);
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',1,1795906486249,-1,'10',NULL);
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',2,1795906486249,-1,'1',NULL);
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',0,1795906486265,-1,'4',NULL);
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',1,1795906486265,-1,'8',NULL);
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',2,1795906486265,-1,'18',NULL);
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',3,1795906486296,0,'9 r0 @ -2,-1','57cc48e15b286e1a');
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',4,1795906486296,-1,'17',NULL);
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',5,1795906486303,0,'11 r0 @ -4,-2','01d3cea1f8d276ed');
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',6,1795906486303,-1,'3',NULL);
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',7,1795906486304,0,'3 r0 @ -6,-3','61ad30883eef609e');
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',8,1795906486304,-1,'5',NULL);
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',9,1795906486306,0,'5 r0 @ -8,-4','427bae5d73366ab9');
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',10,1795906486306,-1,'8',NULL);
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',11,1795906486307,0,'8 r0 @ -8,-2','e1c929ddb51442dc');
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',12,1795906486307,-1,'15',NULL);
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',13,1795906486311,0,'15 r0 @ -2,1','824448bb8917c23f');
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',14,1795906486311,-1,'6',NULL);
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',15,1795906486312,0,'6 r0 @ -10,-5','3527e675734ea3cd');
INSERT INTO "event" VALUES('nvgkfr259kbsg4zage',16,1795906486313,0,'17 r0 @ -12,-6','c0010d4b3d95b874');
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',0,1795906486322,-1,'1',NULL);
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',1,1795906486322,-1,'18',NULL);
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',2,1795906486322,-1,'2',NULL);
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',3,1795906486334,0,'1 r0 @ -2,-1','3769e86dcf4bdb56');
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',4,1795906486334,-1,'9',NULL);
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',5,1795906486335,0,'9 r0 @ -4,-2','55f0873a37a1b6cd');
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',6,1795906486335,-1,'5',NULL);
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',7,1795906486336,0,'5 r0 @ -6,-1','cefe2cbd7d31a531');
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',8,1795906486336,-1,'11',NULL);
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',9,1795906486337,0,'10 r0 @ -8,-2','7b46872b39bb0ea9');
INSERT INTO "event" VALUES('95yukksgkmj7m3xav4',10,1795906486337,-1,'2',NULL);
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',3,1795906486364,0,'8 r0 @ -2,-1','7dc457434c3a9a73');
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',4,1795906486364,-1,'16',NULL);
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',5,1795906486365,0,'16 r0 @ -4,-2','a337128dca32247b');
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',6,1795906486365,-1,'14',NULL);
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',7,1795906486367,0,'14 r0 @ -6,-3','dd303f6bbe099fbf');
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',8,1795906486367,-1,'10',NULL);
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',9,1795906486368,0,'10 r0 @ -8,-4','d5d97767eff75285');
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',10,1795906486368,-1,'1',NULL);
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',3,1795906486394,0,'2 r0 @ -2,-1','4ec0c27b24e2f6b0');
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',4,1795906486394,-1,'14',NULL);
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',5,1795906486395,0,'14 r0 @ -4,-2','b11ad3c54596105f');
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',6,1795906486395,-1,'16',NULL);
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',7,1795906486396,0,'16 r0 @ -6,-1','21334254b9d1a3a0');
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',8,1795906486396,-1,'12',NULL);
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',9,1795906486397,0,'12 r0 @ -2,-3','a8887df22d762845');
INSERT INTO "event" VALUES('6qn5kgs7xm8tvcdxxe',10,1795906486397,-1,'10',NULL);
INSERT INTO "event" VALUES('rm98v85m6xpwe4vkux',11,1795906486424,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',0,1795906486500,-1,'17',NULL);
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',1,1795906486500,-1,'15',NULL);
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',2,1795906486500,-1,'8',NULL);
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',3,1795906486512,0,'8 r0 @ -2,-1','4e05452fc948505c');
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',4,1795906486512,-1,'4',NULL);
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',5,1795906486514,0,'4 r0 @ -4,-2','154515df7a65314c');
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',6,1795906486514,-1,'10',NULL);
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',7,1795906486524,0,'10 r0 @ -6,-3','b99386d280fd014e');
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',8,1795906486524,-1,'16',NULL);
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',9,1795906486542,0,'15 r0 @ -8,-4','c4c9c23faed11816');
INSERT INTO "event" VALUES('hwcrh27hy8r7u6cmmz',10,1795906486542,-1,'3',NULL);
CREATE TABLE fair_day (
	day VARCHAR(10) NOT NULL, 
	signature BLOB, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_fair_day PRIMARY KEY (day)
);
INSERT INTO "fair_day" VALUES('2026-11-28',NULL,1795906486065);
CREATE TABLE fair_month (
	month VARCHAR(7) NOT NULL, 
	secret BLOB NOT NULL, 
	published BIGINT NOT NULL, 
	beacon BOOLEAN NOT NULL, 
	CONSTRAINT pk_fair_month PRIMARY KEY (month)
);
INSERT INTO "fair_month" VALUES('2026-12',X'FB982D953BB31B11881F75D9CFBC481E52ED5032CC2464BF9908FBFF7115D863',1795906486063,0);
INSERT INTO "fair_month" VALUES('2026-11',X'88181196394D5C3D55E4366B6B40B7B079024BBF01FB9C86A9DEE5404D3233ED',1795906486064,0);
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
INSERT INTO "match" VALUES('nvgkfr259kbsg4zage','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'0770CA3B954844EC00A4DA29E3E76C01B65549E62089EB77082DABD23FA1376A',NULL,1795906486206,1795906486313,'all-placed',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('95yukksgkmj7m3xav4','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'E32F7F25091A640BB41405E8245DB632E7E93BC77940687347F781356603E445',NULL,1795906486249,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('rm98v85m6xpwe4vkux','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'ACC9AA810CF99A4C8FA040D7B93F081A31083EF2EBE21E6585FCC181BF55BA8E',NULL,1795906486265,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('6qn5kgs7xm8tvcdxxe','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-3 without-5 without-6 without-8 without-9 without-11 without-13 without-15 without-17
undo: barrier
seed: -

',0,'rest','nvgkfr259kbsg4zage',X'23BB5C584521A8E21695A88B7E8044E96A2D33552F98724B468F5C21291B8208',NULL,1795906486322,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('hwcrh27hy8r7u6cmmz','orchard','mazzo 1
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

',0,'fresh',NULL,X'D1B0D8E6E58952FB431CD3BC6E10C42D7CBF50BE96E4098F4086E08422CE43A6',NULL,1795906486500,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "person" VALUES('m3vsw6mjwqdacytv','',6,'en',1795906486102,0,0);
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
INSERT INTO "result" VALUES('nvgkfr259kbsg4zage',0,0,1,0);
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
INSERT INTO "seat" VALUES('nvgkfr259kbsg4zage',0,'m3vsw6mjwqdacytv',NULL);
INSERT INTO "seat" VALUES('95yukksgkmj7m3xav4',0,'m3vsw6mjwqdacytv',NULL);
INSERT INTO "seat" VALUES('rm98v85m6xpwe4vkux',0,'m3vsw6mjwqdacytv',NULL);
INSERT INTO "seat" VALUES('6qn5kgs7xm8tvcdxxe',0,'m3vsw6mjwqdacytv',NULL);
INSERT INTO "seat" VALUES('hwcrh27hy8r7u6cmmz',0,'m3vsw6mjwqdacytv',NULL);
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
INSERT INTO "session" VALUES('9437c216795748eeee4751a556fcd39ac62dbb79ae06d353b8d20c2e53ee73be','m3vsw6mjwqdacytv',1795906486102,1795906486102,'',NULL);
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
INSERT INTO "worker" VALUES('3qqutmt4aux9',1795906486054,1795906486582);
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_match_parent ON "match" (parent);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_match_deal ON "match" (deal);
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
