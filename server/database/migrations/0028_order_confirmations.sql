CREATE TABLE "order_confirmations" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"conditions_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_conditions_id_conditions_versions_id_fk" FOREIGN KEY ("conditions_id") REFERENCES "public"."conditions_versions"("id") ON DELETE no action ON UPDATE no action;