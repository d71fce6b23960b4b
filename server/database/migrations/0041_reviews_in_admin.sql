DROP INDEX "reviews_waiting";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_review" ON "audit_log" USING btree (("after"->>'review'),"id") WHERE "audit_log"."act" in ('review_published', 'review_refused');--> statement-breakpoint
CREATE INDEX "outbox_by_product" ON "outbox" USING btree ("product_id","created_at") WHERE "outbox"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_to_read" ON "reviews" USING btree ("written_at","id") WHERE "reviews"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_decided_last" ON "reviews" USING btree ("state","decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."state" <> 'pending';--> statement-breakpoint
CREATE INDEX "reviews_to_read_by_product" ON "reviews" USING btree ("product_id") WHERE "reviews"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "stock_alerts_confirmed" ON "stock_alerts" USING btree ("product_id","confirmed_at","ends_at") WHERE "stock_alerts"."confirmed_at" is not null;
--> statement-breakpoint
-- Tells the admin's open windows; a change of many rows is one notification.
CREATE TRIGGER "admin_review_changed" AFTER INSERT OR UPDATE OR DELETE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_admin_changed"('review');
--> statement-breakpoint
CREATE TRIGGER "admin_alert_changed" AFTER INSERT OR UPDATE OR DELETE ON "stock_alerts"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_admin_changed"('alert');
