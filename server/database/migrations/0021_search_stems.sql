-- The words are found again below, with their stems.
DELETE FROM "search_words";
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "stem" text NOT NULL;
--> statement-breakpoint
CREATE INDEX "search_words_by_stem" ON "search_words" USING btree ("stem");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_search"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_search" ("product_id", "document")
    SELECT "products"."id",
      setweight(to_tsvector('french', search_text("products"."name")), 'A')
      || setweight(to_tsvector('simple', replace(lower("serial"), '-', ' ')), 'A')
      || setweight(to_tsvector('french', search_text("categories"."name")), 'A')
      || setweight(to_tsvector('french', search_text("country")), 'B')
      || setweight(to_tsvector('french', search_text(search_facts("facts"))), 'B')
      || setweight(to_tsvector('french', search_text("description")), 'D')
    FROM "products" JOIN "categories" ON "categories"."id" = "products"."category_id"
    WHERE "products"."id" = ANY (ids)
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
      WHERE "products"."id" = ANY (ids) AND length("word") BETWEEN 1 AND 40
    ) AS "found"
    WHERE to_tsvector('french', "word") <> ''
    ORDER BY 1
    ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
DO $$ BEGIN PERFORM write_search(ARRAY(SELECT "id" FROM "products")); END $$;
