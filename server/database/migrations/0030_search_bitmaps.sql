CREATE TABLE "search_bands" (
	"sort" text NOT NULL,
	"band" integer NOT NULL,
	"pieces" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"sort_name" text COLLATE "C" NOT NULL,
	"serial" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_bands_sort_band_pk" PRIMARY KEY("sort","band")
);
--> statement-breakpoint
CREATE TABLE "search_bits" (
	"kind" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"bits" bit varying NOT NULL,
	CONSTRAINT "search_bits_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"is_text" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_losses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_losses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone,
	CONSTRAINT "search_state_one_row" CHECK ("search_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "search_stems" (
	"stem" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_synonyms_by_stem" ON "search_synonyms" USING btree (to_tsvector('french', "word"));
--> statement-breakpoint
-- Read in every search, and not worth compressing.
ALTER TABLE "search_bits" ALTER COLUMN "bits" SET STORAGE EXTERNAL;
--> statement-breakpoint
INSERT INTO "search_state" ("id") VALUES (1);
--> statement-breakpoint
-- A bitmap of 4096 places, from each place and a 1.
CREATE AGGREGATE "search_block"(integer, integer) (
  SFUNC = pg_catalog.set_bit, STYPE = bit, INITCOND = 'x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_search"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Words that a transaction adds are not deleted before it ends.
  PERFORM pg_advisory_xact_lock_shared(hashtext('search_words'));
  DELETE FROM "product_search" USING "products"
    WHERE "products"."id" = "product_id" AND "products"."id" = ANY (ids) AND "retired";
  INSERT INTO "product_search" ("product_id", "document")
    SELECT "products"."id",
      setweight(to_tsvector('french', search_text("products"."name")), 'A')
      || setweight(to_tsvector('simple', replace(lower("serial"), '-', ' ')), 'A')
      || setweight(to_tsvector('french', search_text("categories"."name")), 'A')
      || setweight(to_tsvector('french', search_text("country")), 'B')
      || setweight(to_tsvector('french', search_text(search_facts("facts"))), 'B')
      || setweight(to_tsvector('french', search_text("description")), 'D')
    FROM "products" JOIN "categories" ON "categories"."id" = "products"."category_id"
    WHERE "products"."id" = ANY (ids) AND NOT "retired"
    ON CONFLICT ("product_id") DO UPDATE SET "document" = excluded."document";
  INSERT INTO "search_words" ("word", "stem")
    SELECT "word", (tsvector_to_array(to_tsvector('french', "word")))[1]
    FROM (
      SELECT DISTINCT "word" COLLATE "C" AS "word" FROM "products"
        JOIN "categories" ON "categories"."id" = "products"."category_id",
        regexp_split_to_table(
          search_text(concat_ws(' ', "products"."name", "categories"."name", "country",
            search_facts("facts"), "description", regexp_replace("serial", '[0-9]+', ' ', 'g'))),
          '[^a-z0-9]+') AS "word"
      WHERE "products"."id" = ANY (ids) AND NOT "retired" AND length("word") BETWEEN 1 AND 40
    ) AS "found"
    WHERE to_tsvector('french', "word") <> ''
    ORDER BY 1
    ON CONFLICT DO NOTHING;
  INSERT INTO "search_changes" ("product_id", "is_text") SELECT unnest(ids), true;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_product_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_search(ARRAY[NEW."id"]);
  INSERT INTO "search_losses" ("product_id") VALUES (NEW."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "products_searched_anew" ON "products";
--> statement-breakpoint
CREATE TRIGGER "products_searched_anew" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD."name" IS DISTINCT FROM NEW."name" OR OLD."serial" IS DISTINCT FROM NEW."serial"
    OR OLD."description" IS DISTINCT FROM NEW."description"
    OR OLD."country" IS DISTINCT FROM NEW."country" OR OLD."facts" IS DISTINCT FROM NEW."facts"
    OR OLD."category_id" IS DISTINCT FROM NEW."category_id"
    OR OLD."retired" IS DISTINCT FROM NEW."retired")
  EXECUTE FUNCTION "search_product_changed"();
--> statement-breakpoint
CREATE FUNCTION "search_values_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("product_id", "is_text") VALUES (NEW."id", false);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_valued_anew" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD."price_cents" IS DISTINCT FROM NEW."price_cents"
    OR OLD."sort_name" IS DISTINCT FROM NEW."sort_name" OR (OLD."stock" > 0) <> (NEW."stock" > 0))
  EXECUTE FUNCTION "search_values_changed"();
--> statement-breakpoint
CREATE FUNCTION "search_product_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("product_id", "is_text") VALUES (OLD."id", true);
  INSERT INTO "search_losses" ("product_id") VALUES (OLD."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_search_deleted" AFTER DELETE ON "products" FOR EACH ROW
  EXECUTE FUNCTION "search_product_deleted"();
--> statement-breakpoint
CREATE FUNCTION "search_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "search_bits";
  DELETE FROM "search_changes";
  DELETE FROM "search_words";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_search_emptied" AFTER TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION "search_emptied"();
--> statement-breakpoint
DELETE FROM "product_search" USING "products" WHERE "products"."id" = "product_id" AND "retired";
--> statement-breakpoint
INSERT INTO "search_changes" ("product_id", "is_text")
  SELECT "id", true FROM "products" WHERE NOT "retired" ORDER BY "id";
--> statement-breakpoint
-- The words of products that are gone are found once.
INSERT INTO "search_losses" ("product_id") SELECT "id" FROM "products" ORDER BY "id" LIMIT 1;
