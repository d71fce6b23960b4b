ALTER TABLE "payment_events" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ordered_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;
--> statement-breakpoint
-- Each order is dated by its payment, as it was shown until now.
UPDATE "orders" SET "ordered_at" = "paid_at" WHERE "state" <> 'panier';
--> statement-breakpoint
-- A row of payments becomes the attempt that succeeded; a refunded one has its refund beside.
INSERT INTO "payment_attempts"
    ("id", "order_id", "means", "provider", "provider_reference", "amount_cents", "state", "created_at", "ended_at")
  SELECT gen_random_uuid(), "order_id", 'demonstration', 'demonstration',
    'demonstration-' || "order_id", "amount_cents", 'succeeded', coalesce("paid_at", "at"), coalesce("paid_at", "at")
  FROM "payments" JOIN "orders" ON "orders"."id" = "order_id";
--> statement-breakpoint
INSERT INTO "refunds"
    ("id", "order_id", "attempt_id", "amount_cents", "reason", "requested_by", "state", "provider_reference", "created_at", "ended_at")
  SELECT gen_random_uuid(), "payments"."order_id", "payment_attempts"."id", "payments"."amount_cents",
    'order_refunded', 'shop', 'succeeded', 'demonstration-' || "payments"."order_id", "payments"."at", "payments"."at"
  FROM "payments" JOIN "payment_attempts" USING ("order_id")
  WHERE "payments"."state" = 'refunded' AND "payments"."amount_cents" > 0;
--> statement-breakpoint
DROP TABLE "payments";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_state";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid";
--> statement-breakpoint
DROP INDEX "orders_by_client";
--> statement-breakpoint
CREATE INDEX "orders_held_until" ON "orders" USING btree ("held_until") WHERE "orders"."state" = 'en attente de paiement';
--> statement-breakpoint
CREATE INDEX "orders_by_client" ON "orders" USING btree ("client_id","ordered_at");
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ordered" CHECK ("orders"."state" = 'panier' or ("orders"."total_cents" is not null and "orders"."ordered_at" is not null and "orders"."delivery" is not null));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held" CHECK ("orders"."state" <> 'en attente de paiement' or "orders"."held_until" is not null);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('panier', 'en attente de paiement', 'expirée', 'payée', 'en préparation', 'prête', 'expédiée', 'retirée', 'livrée', 'perdue', 'retournée', 'annulée', 'remboursée'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."state" in ('panier', 'en attente de paiement', 'expirée', 'annulée') or "orders"."paid_at" is not null);
