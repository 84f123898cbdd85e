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
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "deck_owner" VALUES('own-475c7d1626d9ac874155','8dfbrzhgvjq2da8w',1795301496574);
INSERT INTO "deck_owner" VALUES('own-064a5471c2e8f6a11e96','8dfbrzhgvjq2da8w',1795301496584);
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
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',0,1795301496486,-1,'2',NULL);
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',1,1795301496486,-1,'12',NULL);
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',2,1795301496486,-1,'15',NULL);
INSERT INTO "event" VALUES('48dmk7pnu27ddy',0,1795301496492,-1,'12',NULL);
INSERT INTO "event" VALUES('48dmk7pnu27ddy',1,1795301496492,-1,'13',NULL);
INSERT INTO "event" VALUES('48dmk7pnu27ddy',2,1795301496492,-1,'10',NULL);
INSERT INTO "event" VALUES('vr4nu3qsn7srph',0,1795301496497,-1,'8',NULL);
INSERT INTO "event" VALUES('vr4nu3qsn7srph',1,1795301496497,-1,'9',NULL);
INSERT INTO "event" VALUES('vr4nu3qsn7srph',2,1795301496497,-1,'7',NULL);
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',3,1795301496505,0,'12 r0 @ -2,-1','eba24b1771ca4d59');
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',4,1795301496505,-1,'17',NULL);
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',5,1795301496507,0,'15 r0 @ -4,-2','dd54cf649e271d03');
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',6,1795301496507,-1,'6',NULL);
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',7,1795301496509,0,'6 r0 @ -3,-3','033d54b0804064b8');
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',8,1795301496509,-1,'16',NULL);
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',9,1795301496510,0,'16 r0 @ -6,-3','fa38ebced9e68436');
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',10,1795301496510,-1,'8',NULL);
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',11,1795301496512,0,'8 r0 @ -8,-4','6a419b21904d47b3');
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',12,1795301496512,-1,'9',NULL);
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',13,1795301496513,0,'9 r0 @ -10,-4','4e93a1e4e8e8bee5');
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',14,1795301496513,-1,'11',NULL);
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',15,1795301496515,0,'11 r0 @ -12,-3','9972e47103ad28d2');
INSERT INTO "event" VALUES('z5cj4n63ejt7b6',16,1795301496518,0,'17 r0 @ -14,-2','2c7a4b393088d760');
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',0,1795301496523,-1,'5',NULL);
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',1,1795301496523,-1,'13',NULL);
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',2,1795301496523,-1,'3',NULL);
INSERT INTO "event" VALUES('48dmk7pnu27ddy',3,1795301496531,0,'10 r0 @ -2,-1','21ab3a9342b73b1e');
INSERT INTO "event" VALUES('48dmk7pnu27ddy',4,1795301496531,-1,'14',NULL);
INSERT INTO "event" VALUES('48dmk7pnu27ddy',5,1795301496533,0,'13 r0 @ -4,-2','82a0fde799583be3');
INSERT INTO "event" VALUES('48dmk7pnu27ddy',6,1795301496533,-1,'15',NULL);
INSERT INTO "event" VALUES('48dmk7pnu27ddy',7,1795301496535,0,'14 r0 @ -6,-1','c864f156971fd8b8');
INSERT INTO "event" VALUES('48dmk7pnu27ddy',8,1795301496535,-1,'1',NULL);
INSERT INTO "event" VALUES('48dmk7pnu27ddy',9,1795301496536,0,'1 r0 @ -6,0','ca5bc8702578e7a0');
INSERT INTO "event" VALUES('48dmk7pnu27ddy',10,1795301496536,-1,'18',NULL);
INSERT INTO "event" VALUES('vr4nu3qsn7srph',3,1795301496542,0,'7 r0 @ -2,-1','329ca9010aca5e1b');
INSERT INTO "event" VALUES('vr4nu3qsn7srph',4,1795301496542,-1,'12',NULL);
INSERT INTO "event" VALUES('vr4nu3qsn7srph',5,1795301496544,0,'9 r0 @ -4,-2','20085c6ea2da3584');
INSERT INTO "event" VALUES('vr4nu3qsn7srph',6,1795301496544,-1,'13',NULL);
INSERT INTO "event" VALUES('vr4nu3qsn7srph',7,1795301496545,0,'12 r0 @ -4,0','2c159bbe407f8466');
INSERT INTO "event" VALUES('vr4nu3qsn7srph',8,1795301496545,-1,'3',NULL);
INSERT INTO "event" VALUES('vr4nu3qsn7srph',9,1795301496547,0,'3 r0 @ -6,-3','eab10032ac0563b5');
INSERT INTO "event" VALUES('vr4nu3qsn7srph',10,1795301496547,-1,'11',NULL);
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',3,1795301496553,0,'3 r0 @ -2,-1','1362c3001ccf3bb2');
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',4,1795301496553,-1,'4',NULL);
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',5,1795301496555,0,'4 r0 @ -4,-2','7ab7f2a94237b137');
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',6,1795301496555,-1,'18',NULL);
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',7,1795301496557,0,'13 r0 @ -6,-3','c3063b49d74f674a');
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',8,1795301496557,-1,'7',NULL);
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',9,1795301496559,0,'7 r0 @ -8,-3','efc15a81729129af');
INSERT INTO "event" VALUES('rfmwgveb5d6fkp',10,1795301496559,-1,'10',NULL);
INSERT INTO "event" VALUES('vr4nu3qsn7srph',11,1795301496565,0,'undo','an-undo-of-the-archive');
INSERT INTO "event" VALUES('axjwugazvhmjr4',0,1795301496591,-1,'7',NULL);
INSERT INTO "event" VALUES('axjwugazvhmjr4',1,1795301496591,-1,'5',NULL);
INSERT INTO "event" VALUES('axjwugazvhmjr4',2,1795301496591,-1,'17',NULL);
INSERT INTO "event" VALUES('axjwugazvhmjr4',3,1795301496602,0,'5 r0 @ -2,-1','b0ea98d96c983623');
INSERT INTO "event" VALUES('axjwugazvhmjr4',4,1795301496602,-1,'8',NULL);
INSERT INTO "event" VALUES('axjwugazvhmjr4',5,1795301496604,0,'8 r0 @ -4,-2','28937e4bcd8870aa');
INSERT INTO "event" VALUES('axjwugazvhmjr4',6,1795301496604,-1,'14',NULL);
INSERT INTO "event" VALUES('axjwugazvhmjr4',7,1795301496605,0,'14 r0 @ -6,-2','9f159606defb0074');
INSERT INTO "event" VALUES('axjwugazvhmjr4',8,1795301496605,-1,'6',NULL);
INSERT INTO "event" VALUES('axjwugazvhmjr4',9,1795301496607,0,'6 r0 @ -8,-3','74d246e76a1ba02b');
INSERT INTO "event" VALUES('axjwugazvhmjr4',10,1795301496607,-1,'10',NULL);
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
INSERT INTO "match" VALUES('z5cj4n63ejt7b6','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'B1909407EA14F075283AC98EF301362FD42AEAD8AD7357BA947BD4ECC294127B',NULL,1795301496486,1795301496518,'all-placed',NULL,NULL);
INSERT INTO "match" VALUES('48dmk7pnu27ddy','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'5FE71364D83A21FC0E3DC7588DC8F53C9FC64D2358BEC84305503563AA4AFA01',NULL,1795301496492,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('vr4nu3qsn7srph','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'F2826B05728D6A4376D52599134D1EBCAF10069C70B6FBE48DD25CB0348DE2BC',NULL,1795301496497,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('rfmwgveb5d6fkp','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-2 without-6 without-8 without-9 without-11 without-12 without-15 without-16 without-17
undo: barrier
seed: -

',0,'rest','z5cj4n63ejt7b6',X'4BFEA48F10496F3CFA85C1EC3D0E8121EB40B2067AC62EBD1501A7918313B698',NULL,1795301496523,NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES('axjwugazvhmjr4','orchard','mazzo 1
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

',0,'fresh',NULL,X'6B85DF6D702C8603ECB505BD166CFA8AB6AB96CF69EBD996CB2CB88DA8955C89',NULL,1795301496591,NULL,NULL,NULL,NULL);
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
INSERT INTO "person" VALUES('8dfbrzhgvjq2da8w','',0,'en',1795301496474,0);
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
INSERT INTO "result" VALUES('z5cj4n63ejt7b6',0,2,1,0);
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
INSERT INTO "seat" VALUES('z5cj4n63ejt7b6',0,'8dfbrzhgvjq2da8w');
INSERT INTO "seat" VALUES('48dmk7pnu27ddy',0,'8dfbrzhgvjq2da8w');
INSERT INTO "seat" VALUES('vr4nu3qsn7srph',0,'8dfbrzhgvjq2da8w');
INSERT INTO "seat" VALUES('rfmwgveb5d6fkp',0,'8dfbrzhgvjq2da8w');
INSERT INTO "seat" VALUES('axjwugazvhmjr4',0,'8dfbrzhgvjq2da8w');
CREATE TABLE session (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	device VARCHAR(64) NOT NULL, guest VARCHAR(24), 
	CONSTRAINT pk_session PRIMARY KEY (id), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('fefc0db4a4cf64c62036ddcbd898b996cb5e88af930ea31c284e13cdfb4ad021','8dfbrzhgvjq2da8w',1795301496474,1795301496474,'',NULL);
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
INSERT INTO "worker" VALUES('c7eubsu6n6vz',1795301496374,1795301496789);
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
