CREATE TABLE "client_search" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "client_search" ADD CONSTRAINT "client_search_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_search_by_text" ON "client_search" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_client" ON "audit_log" USING btree ("client_id","id") WHERE "audit_log"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "clients_by_time" ON "clients" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "clients"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_by_end" ON "refunds" USING btree ("ended_at") WHERE "refunds"."state" = 'succeeded';
--> statement-breakpoint
-- What a client is found by, with the addresses and telephones of the last twenty orders.
CREATE FUNCTION "write_client_search"(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "client_search" ("client_id", "text")
    SELECT "clients"."id", search_text(concat_ws(' ', "first_name", "last_name", "email",
      "clients"."adress",
      (SELECT string_agg(DISTINCT "known"."text", ' ') FROM (
        SELECT concat_ws(' ', "orders"."adress",
          regexp_replace(regexp_replace("address_parts" ->> 'phone', '[^0-9+]', '', 'g'),
            '^(\+|00)33', '0')) AS "text"
        FROM "orders" WHERE "client_id" = "clients"."id" AND "state" <> 'panier'
        ORDER BY "ordered_at" DESC LIMIT 20) AS "known")))
    FROM "clients" WHERE "clients"."id" = ANY (ids) AND "deleted_at" IS NULL
    ORDER BY "clients"."id"
  ON CONFLICT ("client_id") DO UPDATE SET "text" = excluded."text"
    WHERE "client_search"."text" <> excluded."text";
$$;
--> statement-breakpoint
CREATE FUNCTION "client_search_of_client"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."deleted_at" IS NULL THEN
    PERFORM write_client_search(ARRAY[NEW."id"]);
  ELSE
    DELETE FROM "client_search" WHERE "client_id" = NEW."id";
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "client_search_of_new" AFTER INSERT ON "clients"
  FOR EACH ROW EXECUTE FUNCTION "client_search_of_client"();
--> statement-breakpoint
CREATE TRIGGER "client_search_of_changed"
  AFTER UPDATE OF "first_name", "last_name", "email", "adress", "deleted_at" ON "clients"
  FOR EACH ROW WHEN (OLD."first_name" <> NEW."first_name" OR OLD."last_name" <> NEW."last_name"
    OR OLD."email" IS DISTINCT FROM NEW."email" OR OLD."adress" <> NEW."adress"
    OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at")
  EXECUTE FUNCTION "client_search_of_client"();
--> statement-breakpoint
CREATE FUNCTION "client_search_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_client_search(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD."client_id" ELSE NEW."client_id" END]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "client_search_of_new_order" AFTER INSERT ON "orders"
  FOR EACH ROW WHEN (NEW."state" <> 'panier') EXECUTE FUNCTION "client_search_of_order"();
--> statement-breakpoint
CREATE TRIGGER "client_search_of_changed_order"
  AFTER UPDATE OF "state", "adress", "address_parts" ON "orders"
  FOR EACH ROW WHEN (NEW."state" <> 'panier' AND (OLD."state" = 'panier'
    OR OLD."adress" IS DISTINCT FROM NEW."adress"
    OR OLD."address_parts" IS DISTINCT FROM NEW."address_parts"))
  EXECUTE FUNCTION "client_search_of_order"();
--> statement-breakpoint
CREATE TRIGGER "client_search_of_deleted_order" AFTER DELETE ON "orders"
  FOR EACH ROW WHEN (OLD."state" <> 'panier') EXECUTE FUNCTION "client_search_of_order"();
--> statement-breakpoint
SELECT write_client_search(ARRAY(SELECT "id" FROM "clients" WHERE "deleted_at" IS NULL));
