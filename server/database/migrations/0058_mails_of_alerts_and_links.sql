ALTER TABLE "links" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_of_alert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What waits today to announce a return, or with the link of an alert.
UPDATE "outbox" SET "is_of_alert" = true WHERE "sent_at" IS NULL
  AND ("product_id" IS NOT NULL OR "client_id" IS NULL AND "subject" LIKE 'Confirmez votre alerte%');
