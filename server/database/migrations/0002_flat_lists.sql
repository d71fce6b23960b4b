CREATE TABLE "recent_sales" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"pieces" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_window" (
	"id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone,
	CONSTRAINT "sales_window_one_row" CHECK ("sales_window"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_category";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "serial" SET DATA TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "on_sale" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recent_sales" ADD CONSTRAINT "recent_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_sales_by_pieces" ON "recent_sales" USING btree ("pieces" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_by_price_down" ON "products" USING btree ("price_cents" DESC NULLS FIRST,"sort_name","serial") WHERE not "products"."retired";--> statement-breakpoint
CREATE INDEX "products_by_category_down" ON "products" USING btree ("category_id","price_cents" DESC NULLS FIRST,"sort_name","serial") WHERE not "products"."retired";--> statement-breakpoint
CREATE INDEX "products_by_choice" ON "products" USING btree ("featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"sort_name","serial") WHERE not "products"."retired";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","sort_name","serial") WHERE not "products"."retired";--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","price_cents","sort_name","serial") WHERE not "products"."retired";--> statement-breakpoint
-- How many products of each category are on sale, so that no list counts them.
UPDATE "categories" SET "on_sale" =
  (SELECT count(*) FROM "products" WHERE "category_id" = "categories"."id" AND NOT "retired");
--> statement-breakpoint
CREATE FUNCTION "add_on_sale"(category integer, step bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE "categories" SET "on_sale" = "on_sale" + step WHERE "id" = category AND step <> 0;
$$;
--> statement-breakpoint
CREATE FUNCTION "count_on_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM "add_on_sale"("category_id", count(*)) FROM "come" WHERE NOT "retired" GROUP BY "category_id";
    WHEN 'DELETE' THEN
      PERFORM "add_on_sale"("category_id", -count(*)) FROM "gone" WHERE NOT "retired" GROUP BY "category_id";
    WHEN 'TRUNCATE' THEN
      UPDATE "categories" SET "on_sale" = 0;
    ELSE
      PERFORM "add_on_sale"("category_id", sum("step"))
      FROM (
        SELECT "category_id", 1 AS "step" FROM "come" WHERE NOT "retired"
        UNION ALL
        SELECT "category_id", -1 FROM "gone" WHERE NOT "retired"
      ) AS "changes"
      GROUP BY "category_id";
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_come" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "come"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_on_sale"();
--> statement-breakpoint
CREATE TRIGGER "products_go" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_on_sale"();
--> statement-breakpoint
CREATE TRIGGER "products_move" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_on_sale"();
--> statement-breakpoint
CREATE TRIGGER "products_emptied" AFTER TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_on_sale"();
--> statement-breakpoint
-- What an order adds to the recent sales when it is paid, and takes from them when it is undone.
INSERT INTO "sales_window" ("id", "since") VALUES (1, NULL);
--> statement-breakpoint
CREATE FUNCTION "is_sold"(state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT state IN ('payée', 'en préparation', 'prête', 'expédiée', 'retirée', 'livrée');
$$;
--> statement-breakpoint
CREATE FUNCTION "count_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_sold"(OLD."state") <> "is_sold"(NEW."state")
    AND NEW."paid_at" >= (SELECT "since" FROM "sales_window")
  THEN
    INSERT INTO "recent_sales" AS "known" ("product_id", "pieces")
      SELECT "product_id", CASE WHEN "is_sold"(NEW."state") THEN "quantity" ELSE -"quantity" END
      FROM "order_lines" WHERE "order_id" = NEW."id"
      -- In the order in which orders lock products.
      ORDER BY "product_id"
      ON CONFLICT ("product_id") DO UPDATE SET "pieces" = "known"."pieces" + excluded."pieces";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_sold" AFTER UPDATE OF "state" ON "orders"
  FOR EACH ROW EXECUTE FUNCTION "count_sale"();
