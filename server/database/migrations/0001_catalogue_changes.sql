-- Whoever keeps what the catalogue said hears of every change, whichever program makes it, once it
-- is committed: products and their stock, and the sales by which the best products are chosen.
CREATE FUNCTION "tell_catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "sales_changed" AFTER UPDATE OF "state" ON "orders"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_catalogue_changed"();
