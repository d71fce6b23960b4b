CREATE TABLE "stock_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_alerts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_alerts_one_per_product" UNIQUE("product_id","email_key")
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_by_email" ON "stock_alerts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "stock_alerts_by_end" ON "stock_alerts" USING btree ("ends_at");