DROP INDEX "refunds_waiting";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "made_by" text;--> statement-breakpoint
CREATE INDEX "refunds_unmade" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" <> 'succeeded';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_made_by" CHECK ("refunds"."made_by" in ('transfer', 'counter'));