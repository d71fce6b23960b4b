CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"change" integer NOT NULL,
	"cause" text NOT NULL,
	"order_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_change" CHECK ("stock_movements"."change" <> 0),
	CONSTRAINT "stock_movements_cause" CHECK ("stock_movements"."cause" in ('sale', 'release', 'return', 'loss', 'count', 'import', 'correction'))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_by_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_by_order" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."order_id" is not null;
--> statement-breakpoint
-- What each product has now is its first movement: what moved before is not known.
INSERT INTO "stock_movements" ("product_id", "change", "cause", "at")
  SELECT "id", "stock", 'import', now() FROM "products" WHERE "stock" <> 0 ORDER BY "id";
--> statement-breakpoint
-- A depth of 1 is a statement of a program; deeper ones are statements of the triggers below.
CREATE FUNCTION "add_stock_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() = 1 THEN
    UPDATE "products" SET "stock" = "products"."stock" + "moved"."change"
      FROM (SELECT "product_id", sum("change") AS "change" FROM "written" GROUP BY 1) AS "moved"
      WHERE "products"."id" = "moved"."product_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_added" AFTER INSERT ON "stock_movements"
  REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "add_stock_movements"();
--> statement-breakpoint
CREATE FUNCTION "write_first_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stock_movements" ("product_id", "change", "cause", "at")
    SELECT "id", "stock", 'import', "created_at" FROM "added" WHERE "stock" <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_added" AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "write_first_stock"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() = 1 THEN
    RAISE EXCEPTION 'Append to stock_movements instead' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_stock_moves" BEFORE UPDATE OF "stock" ON "products" FOR EACH ROW
  WHEN (OLD."stock" IS DISTINCT FROM NEW."stock") EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "stock_movements_stay" BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW
  EXECUTE FUNCTION "refuse_change"();
