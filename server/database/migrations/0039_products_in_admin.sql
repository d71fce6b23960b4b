ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_cause";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_product" ON "audit_log" USING btree ("product_id","id") WHERE "audit_log"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("sort_name","serial");--> statement-breakpoint
CREATE INDEX "products_alike" ON "products" USING gin (("sort_name" || ' ' || lower("serial")) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_cause" CHECK ("stock_movements"."cause" in ('sale', 'release', 'return', 'arrival', 'loss', 'count', 'import', 'correction'));