-- The address of an order that is fetched is the shop's own: a search for its town or its street would
-- find all of them.
CREATE OR REPLACE FUNCTION "write_order_search"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_search" ("order_id", "text")
    SELECT "orders"."id", search_text(concat_ws(' ', "orders"."id", "first_name", "last_name",
      "email", CASE WHEN "delivery" = 'domicile' THEN "orders"."adress" END,
      regexp_replace("address_parts" ->> 'phone', '[^0-9+]', '', 'g')))
    FROM "orders" JOIN "clients" ON "clients"."id" = "orders"."client_id"
    WHERE "orders"."id" = ANY (ids) AND "orders"."state" <> 'panier'
  ON CONFLICT ("order_id") DO UPDATE SET "text" = excluded."text"
    WHERE "order_search"."text" <> excluded."text";
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_client_search"(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "client_search" ("client_id", "text")
    SELECT "clients"."id", search_text(concat_ws(' ', "first_name", "last_name", "email",
      "clients"."adress",
      (SELECT string_agg(DISTINCT "known"."text", ' ') FROM (
        SELECT concat_ws(' ', CASE WHEN "delivery" = 'domicile' THEN "orders"."adress" END,
          regexp_replace(regexp_replace("address_parts" ->> 'phone', '[^0-9+]', '', 'g'),
            '^(\+|00)33', '0')) AS "text"
        FROM "orders" WHERE "client_id" = "clients"."id" AND "state" <> 'panier'
        ORDER BY "ordered_at" DESC LIMIT 20) AS "known")))
    FROM "clients" WHERE "clients"."id" = ANY (ids) AND "deleted_at" IS NULL
    ORDER BY "clients"."id"
  ON CONFLICT ("client_id") DO UPDATE SET "text" = excluded."text"
    WHERE "client_search"."text" <> excluded."text";
END $$;
--> statement-breakpoint
SELECT write_order_search(ARRAY(SELECT "id" FROM "orders" WHERE "delivery" = 'magasin' AND "state" <> 'panier'));
--> statement-breakpoint
SELECT write_client_search(ARRAY(SELECT DISTINCT "client_id" FROM "orders" WHERE "delivery" = 'magasin' AND "state" <> 'panier'));
