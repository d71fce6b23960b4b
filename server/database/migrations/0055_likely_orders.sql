ALTER TABLE "withdrawals" ADD COLUMN "likely_order_id" integer;--> statement-breakpoint
-- Declarations that wait for their match have the order that the list names today.
UPDATE "withdrawals" SET "likely_order_id" = o."id"
  FROM "orders" o JOIN "clients" c ON c."id" = o."client_id"
  WHERE "withdrawals"."order_id" IS NULL AND "withdrawals"."state" = 'received'
    AND c."email_key" = "withdrawals"."email_key"
    AND o."id"::text = regexp_replace("withdrawals"."order_text", '\D', '', 'g');
