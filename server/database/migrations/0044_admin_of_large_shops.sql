DROP INDEX "orders_by_payment";--> statement-breakpoint
CREATE INDEX "audit_log_mail_tests" ON "audit_log" USING btree ("id") WHERE "audit_log"."act" = 'mail_tested';--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("paid_at","total_cents","fee_cents");