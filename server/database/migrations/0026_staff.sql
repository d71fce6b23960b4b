CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"act" text NOT NULL,
	"order_id" integer,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "order_search" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('gérant', 'préparation', 'comptable'))
);
--> statement-breakpoint
CREATE TABLE "staff_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_order" ON "audit_log" USING btree ("order_id","id") WHERE "audit_log"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_search_by_text" ON "order_search" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "staff_by_email" ON "staff" USING btree ("email_key") WHERE "staff"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "staff_challenges_by_end" ON "staff_challenges" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "staff_passkeys_by_staff" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_end" ON "staff_sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","ordered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."state" <> 'panier';--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("ordered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."state" <> 'panier';
--> statement-breakpoint
CREATE FUNCTION "write_order_search"(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "order_search" ("order_id", "text")
    SELECT "orders"."id", search_text(concat_ws(' ', "orders"."id", "first_name", "last_name",
      "email", "orders"."adress", regexp_replace("address_parts" ->> 'phone', '[^0-9+]', '', 'g')))
    FROM "orders" JOIN "clients" ON "clients"."id" = "orders"."client_id"
    WHERE "orders"."id" = ANY (ids) AND "orders"."state" <> 'panier'
  ON CONFLICT ("order_id") DO UPDATE SET "text" = excluded."text"
    WHERE "order_search"."text" <> excluded."text";
$$;
--> statement-breakpoint
CREATE FUNCTION "order_search_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY[NEW."id"]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "order_search_of_new" AFTER INSERT ON "orders"
  FOR EACH ROW WHEN (NEW."state" <> 'panier') EXECUTE FUNCTION "order_search_of_order"();
--> statement-breakpoint
CREATE TRIGGER "order_search_of_changed" AFTER UPDATE OF "state", "adress", "address_parts" ON "orders"
  FOR EACH ROW WHEN (NEW."state" <> 'panier' AND (OLD."state" = 'panier'
    OR OLD."adress" IS DISTINCT FROM NEW."adress"
    OR OLD."address_parts" IS DISTINCT FROM NEW."address_parts"))
  EXECUTE FUNCTION "order_search_of_order"();
--> statement-breakpoint
CREATE FUNCTION "order_search_of_client"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT "id" FROM "orders" WHERE "client_id" = NEW."id"));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "order_search_of_clients" AFTER UPDATE OF "first_name", "last_name", "email" ON "clients"
  FOR EACH ROW WHEN (OLD."first_name" <> NEW."first_name" OR OLD."last_name" <> NEW."last_name"
    OR OLD."email" IS DISTINCT FROM NEW."email")
  EXECUTE FUNCTION "order_search_of_client"();
--> statement-breakpoint
SELECT write_order_search(ARRAY(SELECT "id" FROM "orders" WHERE "state" <> 'panier'));
