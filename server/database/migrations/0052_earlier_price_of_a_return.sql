-- A reduced product that comes back on sale has the earlier price of that day.
DROP TRIGGER "products_earlier_price_clears" ON "products";
--> statement-breakpoint
CREATE TRIGGER "products_earlier_price_clears"
  BEFORE UPDATE OF "price_cents", "regular_price_cents", "retired" ON "products" FOR EACH ROW
  WHEN ((OLD."price_cents", OLD."regular_price_cents")
    IS DISTINCT FROM (NEW."price_cents", NEW."regular_price_cents")
    OR (OLD."retired" AND NOT NEW."retired"))
  EXECUTE FUNCTION "clear_earlier_price"();
