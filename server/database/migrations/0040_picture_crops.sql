CREATE TABLE "picture_crops" (
	"picture" text PRIMARY KEY NOT NULL,
	"original" text NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	CONSTRAINT "picture_crops_begin" CHECK ("picture_crops"."x" >= 0 and "picture_crops"."y" >= 0),
	CONSTRAINT "picture_crops_end" CHECK ("picture_crops"."x" + "picture_crops"."width" < 1.001 and "picture_crops"."y" + "picture_crops"."height" < 1.001),
	CONSTRAINT "picture_crops_size" CHECK ("picture_crops"."width" > 0 and "picture_crops"."height" > 0)
);
--> statement-breakpoint
CREATE INDEX "picture_crops_by_original" ON "picture_crops" USING btree ("original");