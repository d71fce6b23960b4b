-- The lines of one product, one for each grind, count as one sale of it: `on conflict` refuses a row
-- that comes twice in one statement, and with it the payment of the order.
CREATE OR REPLACE FUNCTION "count_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_sold"(OLD."state") <> "is_sold"(NEW."state")
    AND NEW."paid_at" >= (SELECT "since" FROM "sales_window")
  THEN
    INSERT INTO "recent_sales" AS "known" ("product_id", "pieces")
      SELECT "product_id",
        (CASE WHEN "is_sold"(NEW."state") THEN 1 ELSE -1 END * sum("quantity"))::integer
      FROM "order_lines" WHERE "order_id" = NEW."id"
      GROUP BY "product_id"
      -- In the order in which orders lock products.
      ORDER BY "product_id"
      ON CONFLICT ("product_id") DO UPDATE SET "pieces" = "known"."pieces" + excluded."pieces";
  END IF;
  RETURN NULL;
END $$;
