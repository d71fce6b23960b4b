CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"regular_price_cents" integer,
	"on_sale" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "regular_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reduced_until" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "earlier_price_cents" integer;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_by_product" ON "price_history" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "products_by_reduction" ON "products" USING btree ("reduced_until") WHERE "products"."reduced_until" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_regular_price" CHECK ("products"."regular_price_cents" > "products"."price_cents");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_reduction" CHECK ("products"."regular_price_cents" is not null or ("products"."reduced_until" is null and "products"."earlier_price_cents" is null));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_earlier_price" CHECK ("products"."earlier_price_cents" > "products"."price_cents");
--> statement-breakpoint
-- What a product cost before is not known: its history begins with today's price.
INSERT INTO "price_history" ("product_id", "price_cents", "on_sale", "at")
  SELECT "id", "price_cents", NOT "retired", now() FROM "products" ORDER BY "id";
--> statement-breakpoint
CREATE FUNCTION "write_first_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "price_history" ("product_id", "price_cents", "regular_price_cents", "on_sale", "at")
    SELECT "id", "price_cents", "regular_price_cents", NOT "retired", "created_at" FROM "added";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_first_price" AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "write_first_price"();
--> statement-breakpoint
-- The clock is read when the product is locked, so that times and ids have the same order.
CREATE FUNCTION "write_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "price_history" ("product_id", "price_cents", "regular_price_cents", "on_sale", "at")
    VALUES (NEW."id", NEW."price_cents", NEW."regular_price_cents", NOT NEW."retired", clock_timestamp());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_next_price"
  AFTER UPDATE OF "price_cents", "regular_price_cents", "retired" ON "products" FOR EACH ROW
  WHEN ((OLD."price_cents", OLD."regular_price_cents", OLD."retired")
    IS DISTINCT FROM (NEW."price_cents", NEW."regular_price_cents", NEW."retired"))
  EXECUTE FUNCTION "write_price"();
--> statement-breakpoint
-- An earlier price holds for the price that it was computed for, whichever program changes it.
CREATE FUNCTION "clear_earlier_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."earlier_price_cents" := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_earlier_price_clears"
  BEFORE UPDATE OF "price_cents", "regular_price_cents" ON "products" FOR EACH ROW
  WHEN ((OLD."price_cents", OLD."regular_price_cents")
    IS DISTINCT FROM (NEW."price_cents", NEW."regular_price_cents"))
  EXECUTE FUNCTION "clear_earlier_price"();
--> statement-breakpoint
-- Deeper than 1 is the deletion of the product itself.
CREATE FUNCTION "refuse_price_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() = 1 THEN
    RAISE EXCEPTION 'price_history is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER "price_history_stays" BEFORE UPDATE OR DELETE ON "price_history" FOR EACH ROW
  EXECUTE FUNCTION "refuse_price_change"();
