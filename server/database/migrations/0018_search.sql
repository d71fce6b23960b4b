-- Both are trusted: the owner of a database may create them.
CREATE EXTENSION IF NOT EXISTS "unaccent";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"word" text NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "search_synonyms_word_meaning_pk" PRIMARY KEY("word","meaning")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_by_document" ON "product_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- Texts are compared without accents and in lower case.
CREATE FUNCTION "search_text"(given text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(unaccent(coalesce(given, '')));
$$;
--> statement-breakpoint
-- The words of the facts: every text in them, and words for those that are only true.
CREATE FUNCTION "search_facts"(facts jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    (SELECT string_agg(value #>> '{}', ' ') FROM jsonb_path_query(facts, 'strict $.**') AS value
      WHERE jsonb_typeof(value) = 'string'),
    CASE WHEN facts @> '{"organic": true}' THEN 'bio biologique' END,
    CASE WHEN facts @> '{"decaffeinated": true}' THEN 'decafeine deca' END);
$$;
--> statement-breakpoint
CREATE FUNCTION "write_search"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
  INSERT INTO "search_words" ("word")
    SELECT DISTINCT "word" COLLATE "C" FROM "products"
      JOIN "categories" ON "categories"."id" = "products"."category_id",
      regexp_split_to_table(
        search_text(concat_ws(' ', "products"."name", "categories"."name", "country",
          search_facts("facts"), "description")), '[^a-z]+') AS "word"
    WHERE "products"."id" = ANY (ids) AND length("word") BETWEEN 4 AND 40
    ORDER BY 1
    ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
CREATE FUNCTION "search_products_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_search(ARRAY(SELECT "id" FROM "added"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_searched" AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "search_products_added"();
--> statement-breakpoint
CREATE FUNCTION "search_product_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_search(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_searched_anew"
  AFTER UPDATE OF "name", "description", "country", "facts", "category_id" ON "products"
  FOR EACH ROW EXECUTE FUNCTION "search_product_changed"();
--> statement-breakpoint
CREATE FUNCTION "search_category_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_search(ARRAY(SELECT "id" FROM "products" WHERE "category_id" = NEW."id"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "categories_searched_anew" AFTER UPDATE OF "name" ON "categories" FOR EACH ROW
  WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "search_category_changed"();
--> statement-breakpoint
CREATE TRIGGER "synonyms_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_synonyms"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
INSERT INTO "search_synonyms" ("word", "meaning") VALUES
  ('infusion', 'tisane'), ('infusions', 'tisane'), ('expresso', 'espresso'), ('express', 'espresso'),
  ('moulu', 'moulin'), ('broyeur', 'moulin'), ('chope', 'mug'), ('gobelet', 'verre'),
  ('inox', 'inoxydable'), ('v60', 'filtre'), ('dripper', 'filtre'), ('chemex', 'filtre'),
  ('slow', 'filtre'), ('french', 'cafetiere'), ('presse', 'piston'), ('press', 'piston'), ('bodum', 'piston'),
  ('bialetti', 'italienne'), ('moka', 'italienne'), ('percolateur', 'espresso'),
  ('cannette', 'boite'), ('conserver', 'conservation'), ('peser', 'balance'),
  ('mousser', 'lait'), ('mousseur', 'pichet'), ('cappuccino', 'lait'), ('latte', 'lait'),
  ('fume', 'lapsang'), ('agrume', 'bergamote'), ('agrumes', 'citron'), ('menthol', 'menthe'),
  ('citronnelle', 'verveine'), ('deca', 'decafeine'), ('organique', 'biologique'), ('theine', 'cafeine'),
  ('tea', 'the'), ('coffee', 'cafe'), ('kettle', 'bouilloire'), ('grinder', 'moulin'),
  ('bissap', 'hibiscus'), ('karkade', 'hibiscus'), ('redbush', 'rooibos'),
  ('wulong', 'oolong');
--> statement-breakpoint
DO $$ BEGIN PERFORM write_search(ARRAY(SELECT "id" FROM "products")); END $$;
