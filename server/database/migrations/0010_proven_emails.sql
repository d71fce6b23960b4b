ALTER TABLE "clients" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_paced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held_for_order" integer;
--> statement-breakpoint
-- How an e-mail of before was proven is not known. An order that the shopkeeper has taken on says that
-- the shop deals with this client; whoever else is there is asked once, with the next order.
UPDATE "clients" SET "email_proven_at" = now()
  WHERE "email" IS NOT NULL AND EXISTS (
    SELECT 1 FROM "orders" WHERE "client_id" = "clients"."id"
      AND "state" IN ('en préparation', 'prête', 'expédiée', 'retirée', 'livrée', 'perdue', 'retournée')
  );
