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
INSERT INTO "alembic_version" VALUES('0014');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','vawxm68d9vw7yjm8',1795917293112);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','vawxm68d9vw7yjm8',1795917293128);
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
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',0,1795917291550,-1,'6',NULL);
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',1,1795917291550,-1,'14',NULL);
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',2,1795917291550,-1,'7',NULL);
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',0,1795917291562,-1,'10',NULL);
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',1,1795917291562,-1,'17',NULL);
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',2,1795917291562,-1,'12',NULL);
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',0,1795917291592,-1,'10',NULL);
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',1,1795917291592,-1,'16',NULL);
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',2,1795917291592,-1,'1',NULL);
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',3,1795917291637,0,'7 r0 @ -2,-1','aae3ee119bc298d7');
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',4,1795917291637,-1,'15',NULL);
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',5,1795917292279,0,'14 r0 @ -4,-2','2a053777d01198d6');
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',6,1795917292279,-1,'17',NULL);
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',7,1795917292311,0,'15 r0 @ -6,-3','402e1b619557b6f5');
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',8,1795917292311,-1,'18',NULL);
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',9,1795917292325,0,'17 r0 @ -8,-4','26046d11a1d0376e');
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',10,1795917292325,-1,'12',NULL);
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',11,1795917292394,0,'12 r0 @ -10,-3','a91b5f12eb4de29e');
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',12,1795917292394,-1,'2',NULL);
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',13,1795917292407,0,'2 r0 @ -6,-5','245da2490e722a2c');
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',14,1795917292407,-1,'9',NULL);
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',15,1795917292431,0,'9 r0 @ -11,-2','0153ee823ad03e04');
INSERT INTO "event" VALUES('s24qbq5z7cb8ekd5zz',16,1795917292455,0,'18 r0 @ -13,-3','b290c74e624fe127');
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',0,1795917292535,-1,'8',NULL);
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',1,1795917292535,-1,'16',NULL);
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',2,1795917292535,-1,'4',NULL);
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',3,1795917292635,0,'12 r0 @ -2,-1','5f821e68daeccb82');
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',4,1795917292635,-1,'15',NULL);
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',5,1795917292655,0,'15 r0 @ -4,-2','14dbaf1798de0513');
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',6,1795917292655,-1,'1',NULL);
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',7,1795917292683,0,'1 r0 @ -6,-3','8cf07792edb566c3');
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',8,1795917292683,-1,'14',NULL);
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',9,1795917292722,0,'14 r0 @ -6,-4','d1092ebda7510308');
INSERT INTO "event" VALUES('at36tg4tdchhbwhxpp',10,1795917292722,-1,'8',NULL);
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',3,1795917292777,0,'1 r0 @ -2,-1','86ad845fc1dee617');
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',4,1795917292777,-1,'15',NULL);
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',5,1795917292788,0,'15 r0 @ -4,-2','2b97428acb0ab0c1');
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',6,1795917292788,-1,'5',NULL);
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',7,1795917292799,0,'5 r0 @ -2,1','f8882839776adfcd');
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',8,1795917292799,-1,'7',NULL);
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',9,1795917292815,0,'7 r0 @ -3,-3','e84d0991baec9202');
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',10,1795917292815,-1,'11',NULL);
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',3,1795917292932,0,'4 r0 @ -2,-1','9b2bf7bf6e63487e');
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',4,1795917292932,-1,'5',NULL);
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',5,1795917292966,0,'5 r0 @ -4,-2','6c9ca02943a58cd3');
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',6,1795917292966,-1,'11',NULL);
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',7,1795917293003,0,'11 r0 @ -6,-3','459af47ff583c999');
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',8,1795917293003,-1,'10',NULL);
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',9,1795917293027,0,'10 r0 @ -8,-4','7bc498677a8adc70');
INSERT INTO "event" VALUES('r323agpn43fyhxqewn',10,1795917293027,-1,'1',NULL);
INSERT INTO "event" VALUES('64j4bh8bp2q4n6zpcp',11,1795917293072,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',0,1795917293137,-1,'7',NULL);
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',1,1795917293137,-1,'14',NULL);
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',2,1795917293137,-1,'16',NULL);
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',3,1795917293170,0,'14 r0 @ -2,-1','af0dd8036d41c6e0');
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',4,1795917293170,-1,'18',NULL);
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',5,1795917293182,0,'16 r0 @ -4,-2','6b6fdc0ba72c06b4');
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',6,1795917293182,-1,'11',NULL);
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',7,1795917293187,0,'11 r0 @ -6,-1','7a9052aeabe5ccfd');
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',8,1795917293187,-1,'2',NULL);
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',9,1795917293204,0,'2 r0 @ -8,-2','87270ffa837a61fe');
INSERT INTO "event" VALUES('eqtyf5xzzpfqsw6z6q',10,1795917293204,-1,'6',NULL);
CREATE TABLE fair_day (
	day VARCHAR(10) NOT NULL, 
	signature BLOB, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_fair_day PRIMARY KEY (day)
);
INSERT INTO "fair_day" VALUES('2026-11-29',NULL,1795917291323);
CREATE TABLE fair_month (
	month VARCHAR(7) NOT NULL, 
	secret BLOB NOT NULL, 
	published BIGINT NOT NULL, 
	beacon BOOLEAN NOT NULL, 
	CONSTRAINT pk_fair_month PRIMARY KEY (month)
);
INSERT INTO "fair_month" VALUES('2026-12',X'2F33E2C72521E76C2B733158F5BC196885AE9E58CCD710D111B3C508A3581AEC',1795917291315,0);
INSERT INTO "fair_month" VALUES('2026-11',X'3E26876657DB29FC5D7BF6977EF83D1D9946D5CA94046F9C8E1A897FDF2F2071',1795917291320,0);
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
INSERT INTO "match" VALUES('s24qbq5z7cb8ekd5zz','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'BD41918B759B4C60C01AECC46050030965F22EB908F5B634031D9FF5C26AB93D',NULL,1795917291550,1795917292455,'all-placed',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('at36tg4tdchhbwhxpp','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'2B9595F009631AC4D093AFD0A510CB51D91B7A3AA3691A3BB525EA395F164C7F',NULL,1795917291562,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('64j4bh8bp2q4n6zpcp','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'FAAEEB933711405B38D0C35F52F425D794E4A1E3EA8FA4ABACCA81D2E88723E0',NULL,1795917291592,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('r323agpn43fyhxqewn','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-2 without-6 without-7 without-9 without-12 without-14 without-15 without-17 without-18
undo: barrier
seed: -

',0,'rest','s24qbq5z7cb8ekd5zz',X'0E5EB2682783214740B9F08686F5F77D3CA01967250F55F01AA798B0D6F2A297',NULL,1795917292535,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('eqtyf5xzzpfqsw6z6q','orchard','mazzo 1
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

',0,'fresh',NULL,X'D3EF84AB0AD770DF7021E06C76BCF58B413F5C70B21B3E2896E8D517635A0472',NULL,1795917293137,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "person" VALUES('vawxm68d9vw7yjm8','',6,'en',1795917291451,0,0);
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
INSERT INTO "result" VALUES('s24qbq5z7cb8ekd5zz',0,1,1,0);
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
INSERT INTO "seat" VALUES('s24qbq5z7cb8ekd5zz',0,'vawxm68d9vw7yjm8',NULL);
INSERT INTO "seat" VALUES('at36tg4tdchhbwhxpp',0,'vawxm68d9vw7yjm8',NULL);
INSERT INTO "seat" VALUES('64j4bh8bp2q4n6zpcp',0,'vawxm68d9vw7yjm8',NULL);
INSERT INTO "seat" VALUES('r323agpn43fyhxqewn',0,'vawxm68d9vw7yjm8',NULL);
INSERT INTO "seat" VALUES('eqtyf5xzzpfqsw6z6q',0,'vawxm68d9vw7yjm8',NULL);
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
INSERT INTO "session" VALUES('055ed594cf77b244c87f4bcc3ebc3c897db6123b62aa210b15e59516473b56be','vawxm68d9vw7yjm8',1795917291451,1795917291451,'',NULL);
CREATE TABLE sheet (
	person VARCHAR(24) NOT NULL, 
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players TEXT NOT NULL, 
	entries TEXT NOT NULL, 
	totals TEXT NOT NULL, 
	over BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_sheet PRIMARY KEY (person, id), 
	CONSTRAINT fk_sheet_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
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
INSERT INTO "worker" VALUES('7s8ju8vga8gz',1795917291228,1795917293247);
CREATE INDEX ix_match_deal ON "match" (deal);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_match_parent ON "match" (parent);
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_deal_parent ON deal (parent);
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_attempt_person ON attempt (person);
CREATE INDEX ix_attempt_deal_score ON attempt (deal, score);
CREATE INDEX ix_board_owner ON board (owner);
CREATE INDEX ix_called_game_created ON called_game (created);
CREATE INDEX ix_called_game_caller ON called_game (caller);
CREATE INDEX ix_room_phase_listed ON room (phase, listed);
CREATE INDEX ix_deck_owner_person ON deck_owner (person);
CREATE INDEX ix_sheet_person ON sheet (person, changed);
CREATE INDEX ix_passkey_person ON passkey (person);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_recovery_person ON recovery (person);
CREATE INDEX ix_push_person ON push (person);
CREATE UNIQUE INDEX uq_board_member_number ON board_member (board, number);
CREATE INDEX ix_board_member_person ON board_member (person);
CREATE INDEX ix_called_player_person ON called_player (person);
CREATE UNIQUE INDEX uq_called_player ON called_player (call, person);
CREATE INDEX ix_room_event_person ON room_event (person);
COMMIT;
