CREATE TABLE "conditions_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conditions_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "conditions_versions_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"leased_until" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"means" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"failure_code" text,
	"disputed_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('started', 'pending', 'succeeded', 'failed', 'expired', 'cancelled')),
	CONSTRAINT "payment_attempts_means" CHECK ("payment_attempts"."means" in ('demonstration', 'card', 'transfer', 'counter')),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"attempt_id" uuid,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"restocked" boolean NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_line_id_pk" PRIMARY KEY("refund_id","order_line_id"),
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0),
	CONSTRAINT "refund_lines_amount" CHECK ("refund_lines"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"state" text NOT NULL,
	"provider_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"failure_code" text,
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('requested', 'succeeded', 'failed')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_fee" CHECK ("refunds"."fee_cents" between 0 and "refunds"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "settings_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"value" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_parts" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "conditions_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "conditions_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_extra_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pickup_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_by_reference" ON "payment_attempts" USING btree ("provider","provider_reference") WHERE "payment_attempts"."provider_reference" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_by_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("expires_at") WHERE "payment_attempts"."state" in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "payment_events_by_attempt" ON "payment_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "refund_lines_by_line" ON "refund_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_by_reference" ON "refunds" USING btree ("attempt_id","provider_reference") WHERE "refunds"."provider_reference" is not null;--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "settings_history_by_name" ON "settings_history" USING btree ("name","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_conditions_id_conditions_versions_id_fk" FOREIGN KEY ("conditions_id") REFERENCES "public"."conditions_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_conditions_id_conditions_versions_id_fk" FOREIGN KEY ("conditions_id") REFERENCES "public"."conditions_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fee" CHECK ("orders"."fee_cents" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_delivery_extra" CHECK ("products"."delivery_extra_cents" >= 0);--> statement-breakpoint
-- Appends each value of a setting to the history, and tells every server.
CREATE FUNCTION "record_setting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO "settings_history" ("name", "value", "at") VALUES (OLD."name", NULL, now());
  ELSE
    INSERT INTO "settings_history" ("name", "value", "at") VALUES (NEW."name", NEW."value", NEW."at");
  END IF;
  PERFORM pg_notify('settings_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "settings_recorded" AFTER INSERT OR UPDATE OR DELETE ON "settings"
  FOR EACH ROW EXECUTE FUNCTION "record_setting"();
