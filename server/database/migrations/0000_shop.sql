CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"email_key" text,
	"born_date" date,
	"adress" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"session_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "clients_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"client_id" uuid NOT NULL,
	"password_hash" text,
	"new_email" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frozen_name" text,
	"frozen_price_cents" integer,
	"frozen_vat_rate" integer,
	CONSTRAINT "order_lines_one_per_product" UNIQUE("order_id","product_id"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"state" text DEFAULT 'panier' NOT NULL,
	"delivery" text,
	"adress" text,
	"total_cents" integer,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_id" CHECK ("orders"."id" between 10000000 and 99999999),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('panier', 'payée', 'en préparation', 'prête', 'expédiée', 'retirée', 'livrée', 'annulée', 'remboursée')),
	CONSTRAINT "orders_delivery" CHECK ("orders"."delivery" in ('magasin', 'domicile')),
	CONSTRAINT "orders_paid" CHECK ("orders"."state" = 'panier' or ("orders"."total_cents" is not null and "orders"."paid_at" is not null and "orders"."delivery" is not null))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"means" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text COLLATE "C" NOT NULL,
	"price_cents" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"weight_grams" integer,
	"sold_by_weight" boolean DEFAULT false NOT NULL,
	"country" text,
	"description" text DEFAULT '' NOT NULL,
	"stock" integer NOT NULL,
	"category_id" integer NOT NULL,
	"picture" text,
	"featured" boolean DEFAULT false NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_serial_unique" UNIQUE("serial"),
	CONSTRAINT "products_price" CHECK ("products"."price_cents" >= 0),
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_vat" CHECK ("products"."vat_rate" between 0 and 10000),
	CONSTRAINT "products_weight" CHECK ("products"."weight_grams" > 0)
);
--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_by_client" ON "links" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_cart" ON "orders" USING btree ("client_id") WHERE "orders"."state" = 'panier';--> statement-breakpoint
CREATE INDEX "orders_by_client" ON "orders" USING btree ("client_id","paid_at");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_by_client" ON "outbox" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","sort_name","serial");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","price_cents","sort_name","serial");