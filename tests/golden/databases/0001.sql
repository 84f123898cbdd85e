BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "event" VALUES('z8amn4txyvubdb',0,1795236570131,-1,'17',NULL);
INSERT INTO "event" VALUES('z8amn4txyvubdb',1,1795236570131,-1,'11',NULL);
INSERT INTO "event" VALUES('z8amn4txyvubdb',2,1795236570131,-1,'18',NULL);
INSERT INTO "event" VALUES('z8amn4txyvubdb',3,1795236570139,0,'11 r0 @ -2,-1','ee51e9cdfff09a7e');
INSERT INTO "event" VALUES('z8amn4txyvubdb',4,1795236570139,-1,'12',NULL);
INSERT INTO "event" VALUES('z8amn4txyvubdb',5,1795236570141,0,'12 r0 @ -4,-2','d5b773d98cd48022');
INSERT INTO "event" VALUES('z8amn4txyvubdb',6,1795236570141,-1,'13',NULL);
INSERT INTO "event" VALUES('z8amn4txyvubdb',7,1795236570142,0,'13 r0 @ -6,-3','645a5d622df674e4');
INSERT INTO "event" VALUES('z8amn4txyvubdb',8,1795236570142,-1,'3',NULL);
INSERT INTO "event" VALUES('z8amn4txyvubdb',9,1795236570144,0,'3 r0 @ -8,-3','9e3b3e3aa629ac6c');
INSERT INTO "event" VALUES('z8amn4txyvubdb',10,1795236570144,-1,'6',NULL);
INSERT INTO "event" VALUES('z8amn4txyvubdb',11,1795236570145,0,'6 r0 @ -7,-2','c6b4a63b0e8db4ba');
INSERT INTO "event" VALUES('z8amn4txyvubdb',12,1795236570145,-1,'8',NULL);
INSERT INTO "event" VALUES('z8amn4txyvubdb',13,1795236570146,0,'8 r0 @ -10,-4','e9fa0f95d16559dd');
INSERT INTO "event" VALUES('z8amn4txyvubdb',14,1795236570146,-1,'10',NULL);
INSERT INTO "event" VALUES('z8amn4txyvubdb',15,1795236570148,0,'10 r0 @ -12,-4','5817816ed9557b08');
INSERT INTO "event" VALUES('z8amn4txyvubdb',16,1795236570149,0,'18 r0 @ -14,-5','ac61e0b5012b6778');
INSERT INTO "event" VALUES('ynhucupr64tkyg',0,1795236570155,-1,'18',NULL);
INSERT INTO "event" VALUES('ynhucupr64tkyg',1,1795236570155,-1,'15',NULL);
INSERT INTO "event" VALUES('ynhucupr64tkyg',2,1795236570155,-1,'10',NULL);
INSERT INTO "event" VALUES('ynhucupr64tkyg',3,1795236570160,0,'10 r0 @ -2,-1','83b8772d8c46daed');
INSERT INTO "event" VALUES('ynhucupr64tkyg',4,1795236570160,-1,'16',NULL);
INSERT INTO "event" VALUES('ynhucupr64tkyg',5,1795236570162,0,'15 r0 @ -4,-2','e87e26414ca70d9c');
INSERT INTO "event" VALUES('ynhucupr64tkyg',6,1795236570162,-1,'17',NULL);
INSERT INTO "event" VALUES('ynhucupr64tkyg',7,1795236570163,0,'16 r0 @ -6,-3','62c60bb8da39e39d');
INSERT INTO "event" VALUES('ynhucupr64tkyg',8,1795236570163,-1,'4',NULL);
INSERT INTO "event" VALUES('ynhucupr64tkyg',9,1795236570165,0,'4 r0 @ -8,-4','1c493aa03d0a1efe');
INSERT INTO "event" VALUES('ynhucupr64tkyg',10,1795236570165,-1,'2',NULL);
INSERT INTO "event" VALUES('yj9httvnwvdytg',0,1795236570169,-1,'5',NULL);
INSERT INTO "event" VALUES('yj9httvnwvdytg',1,1795236570169,-1,'3',NULL);
INSERT INTO "event" VALUES('yj9httvnwvdytg',2,1795236570169,-1,'7',NULL);
INSERT INTO "event" VALUES('yj9httvnwvdytg',3,1795236570174,0,'3 r0 @ -2,-1','471cb38a24a1605e');
INSERT INTO "event" VALUES('yj9httvnwvdytg',4,1795236570174,-1,'4',NULL);
INSERT INTO "event" VALUES('yj9httvnwvdytg',5,1795236570175,0,'4 r0 @ -4,-2','6acef39f0f22ee1b');
INSERT INTO "event" VALUES('yj9httvnwvdytg',6,1795236570175,-1,'1',NULL);
INSERT INTO "event" VALUES('yj9httvnwvdytg',7,1795236570177,0,'undo','undo-undo');
INSERT INTO "event" VALUES('ahtc76bpb3zpxk',0,1795236570180,-1,'2',NULL);
INSERT INTO "event" VALUES('ahtc76bpb3zpxk',1,1795236570180,-1,'16',NULL);
INSERT INTO "event" VALUES('ahtc76bpb3zpxk',2,1795236570180,-1,'4',NULL);
INSERT INTO "event" VALUES('ahtc76bpb3zpxk',3,1795236570185,0,'4 r0 @ -2,-1','90878b9c42574ec3');
INSERT INTO "event" VALUES('ahtc76bpb3zpxk',4,1795236570185,-1,'9',NULL);
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
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_parent FOREIGN KEY(parent) REFERENCES "match" (id) ON DELETE SET NULL
);
INSERT INTO "match" VALUES('z8amn4txyvubdb','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'74C6D5B0D675C210849B727A0CA872A4B21F9F0B11FCF4FA272CD5A793197B2F',NULL,1795236570131,1795236570149,'all-placed');
INSERT INTO "match" VALUES('ynhucupr64tkyg','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: barrier
seed: -

',0,'fresh',NULL,X'D30B8E70D94E1728BBAFCBC6D5168A8B1B4EACFF3F0978ACA94DE91CC07CB1B1',NULL,1795236570155,NULL,NULL);
INSERT INTO "match" VALUES('yj9httvnwvdytg','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: -
undo: free
seed: -

',1,'fresh',NULL,X'95994A92F77E3BFA494EEDF8344233EC1ABF40ACA12EF7BB7141EEFB7F771A51',NULL,1795236570169,NULL,NULL);
INSERT INTO "match" VALUES('ahtc76bpb3zpxk','orchard','mazzo 1
game: orchard
ruleset: orchard-1
deck: orchard-2019
seats: 1
options: without-3 without-6 without-8 without-10 without-11 without-12 without-13 without-17 without-18
undo: barrier
seed: -

',0,'rest','z8amn4txyvubdb',X'10D90B5C713C31D46E3EF081BDEBD618D1F2CB2AB54B7911C2A86C315B5E7981',NULL,1795236570180,NULL,NULL);
CREATE TABLE person (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(48) NOT NULL, 
	colour SMALLINT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('auhjwfmgdxhxh5wq','Ada',3,'it',1795236570121);
CREATE TABLE result (
	"match" VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	score BIGINT NOT NULL, 
	place SMALLINT NOT NULL, 
	rank SMALLINT NOT NULL, 
	CONSTRAINT pk_result PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_result_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
);
INSERT INTO "result" VALUES('z8amn4txyvubdb',0,5,1,0);
CREATE TABLE seat (
	"match" VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	person VARCHAR(24), 
	CONSTRAINT pk_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seat_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL
);
INSERT INTO "seat" VALUES('z8amn4txyvubdb',0,'auhjwfmgdxhxh5wq');
INSERT INTO "seat" VALUES('ynhucupr64tkyg',0,'auhjwfmgdxhxh5wq');
INSERT INTO "seat" VALUES('yj9httvnwvdytg',0,'auhjwfmgdxhxh5wq');
INSERT INTO "seat" VALUES('ahtc76bpb3zpxk',0,'auhjwfmgdxhxh5wq');
CREATE INDEX ix_match_parent ON "match" (parent);
CREATE INDEX ix_seat_person ON seat (person);
COMMIT;
