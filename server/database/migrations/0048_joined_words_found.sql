-- The words of a text, as a query is split. PostgreSQL's own parser takes “gourde/thermos” for a file,
-- “chaud.Convient” for a host and “-200” for a number below zero.
CREATE FUNCTION "search_split"(given text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT regexp_replace(search_text(given), '[^a-z0-9]+', ' ', 'g');
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_search"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Words that a transaction adds are not deleted before it ends.
  PERFORM pg_advisory_xact_lock_shared(hashtext('search_words'));
  DELETE FROM "product_search" USING "products"
    WHERE "products"."id" = "product_id" AND "products"."id" = ANY (ids) AND "retired";
  INSERT INTO "product_search" ("product_id", "document")
    SELECT "products"."id",
      setweight(to_tsvector('french', search_split("products"."name")), 'A')
      || setweight(to_tsvector('simple', search_split("serial")), 'A')
      || setweight(to_tsvector('french', search_split("categories"."name")), 'A')
      || setweight(to_tsvector('french', search_split("country")), 'B')
      || setweight(to_tsvector('french', search_split(search_facts("facts"))), 'B')
      || setweight(to_tsvector('french', search_split("description")), 'D')
    FROM "products" JOIN "categories" ON "categories"."id" = "products"."category_id"
    WHERE "products"."id" = ANY (ids) AND NOT "retired"
    ON CONFLICT ("product_id") DO UPDATE SET "document" = excluded."document";
  INSERT INTO "search_words" ("word", "stem")
    SELECT "word", (tsvector_to_array(to_tsvector('french', "word")))[1]
    FROM (
      SELECT DISTINCT "word" COLLATE "C" AS "word" FROM "products"
        JOIN "categories" ON "categories"."id" = "products"."category_id",
        regexp_split_to_table(
          search_split(concat_ws(' ', "products"."name", "categories"."name", "country",
            search_facts("facts"), "description", regexp_replace("serial", '[0-9]+', ' ', 'g'))),
          ' ') AS "word"
      WHERE "products"."id" = ANY (ids) AND NOT "retired" AND length("word") BETWEEN 1 AND 40
    ) AS "found"
    WHERE to_tsvector('french', "word") <> ''
    ORDER BY 1
    ON CONFLICT DO NOTHING;
  INSERT INTO "search_changes" ("product_id", "is_text") SELECT unnest(ids), true;
END $$;
--> statement-breakpoint
-- A note is a choice of the search, and one choice in any spelling.
UPDATE "products" SET "facts" = jsonb_set("facts", '{notes}', (
    SELECT jsonb_agg("note" ORDER BY "place") FROM (
      SELECT lower("given") AS "note", min("place") AS "place"
      FROM jsonb_array_elements_text("facts" -> 'notes') WITH ORDINALITY AS "each"("given", "place")
      GROUP BY 1
    ) AS "notes"))
  WHERE "facts" ->> 'notes' <> lower("facts" ->> 'notes');
--> statement-breakpoint
-- Where words may be joined; other products are found by the same words as before.
DO $$ BEGIN
  PERFORM write_search(ARRAY(
    SELECT "id" FROM "products" WHERE NOT "retired"
      AND search_text(concat_ws(' ',
        "name", replace("serial", '-', ' '), "country", search_facts("facts"), "description"))
        ~ '[[:alnum:]][^[:alnum:][:space:]''’(),;:!?-]+[[:alnum:]]|[-+][0-9]|/[[:alnum:]]|[<>&]'
    ORDER BY "id"));
END $$;
