ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_one_per_product";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "grind" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_one_per_article" UNIQUE NULLS NOT DISTINCT("order_id","product_id","grind");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_grind" CHECK ("order_lines"."grind" in ('filtre', 'espresso', 'piston', 'moka'));