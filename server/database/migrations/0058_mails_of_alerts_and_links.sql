ALTER TABLE "links" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_of_alert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What waits today to announce a return is of an alert. The other mails of alerts leave within minutes.
UPDATE "outbox" SET "is_of_alert" = true WHERE "product_id" IS NOT NULL AND "sent_at" IS NULL;
