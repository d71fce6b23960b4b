CREATE TABLE "promotion_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"category_id" integer,
	"max_uses" integer,
	"once_per_client" boolean DEFAULT false NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "promotion_codes_kind" CHECK ("promotion_codes"."kind" in ('percent', 'amount')),
	CONSTRAINT "promotion_codes_value" CHECK ("promotion_codes"."value" > 0 and ("promotion_codes"."kind" <> 'percent' or "promotion_codes"."value" <= 90)),
	CONSTRAINT "promotion_codes_minimum" CHECK ("promotion_codes"."minimum_cents" >= 0),
	CONSTRAINT "promotion_codes_uses" CHECK ("promotion_codes"."max_uses" > 0),
	CONSTRAINT "promotion_codes_days" CHECK ("promotion_codes"."starts_on" <= "promotion_codes"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "frozen_discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promotion_id" integer;--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD CONSTRAINT "promotion_codes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_codes_by_code" ON "promotion_codes" USING btree (upper("code")) WHERE "promotion_codes"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promotion_id_promotion_codes_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_promotion" ON "orders" USING btree ("promotion_id","client_id") WHERE "orders"."promotion_id" is not null and "orders"."state" <> 'panier';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK ("order_lines"."frozen_discount_cents" between 0 and coalesce("order_lines"."frozen_price_cents", 0)::bigint * "order_lines"."quantity");