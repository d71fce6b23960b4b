ALTER TABLE "products" ADD COLUMN "is_twin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Where two products share a reference but for its case both stay: the first one on sale is what the
-- reference means in another case, the others are found as they are written.
UPDATE "products" SET "is_twin" = true WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (PARTITION BY lower("serial") ORDER BY "retired", "id") AS "place"
    FROM "products"
  ) AS "places" WHERE "place" > 1
);--> statement-breakpoint
CREATE UNIQUE INDEX "products_by_reference" ON "products" USING btree (lower("serial")) WHERE not "products"."is_twin";