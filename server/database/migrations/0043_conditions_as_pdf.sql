ALTER TABLE "conditions_versions" ADD COLUMN "seller" text;--> statement-breakpoint
ALTER TABLE "conditions_versions" ADD COLUMN "pdf" "bytea";