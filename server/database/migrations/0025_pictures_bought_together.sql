CREATE TABLE "bought_together" (
	"product_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"buyers" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id"),
	CONSTRAINT "bought_together_buyers" CHECK ("bought_together"."buyers" >= 3)
);
--> statement-breakpoint
DROP INDEX "order_lines_by_product";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "further_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id","position");