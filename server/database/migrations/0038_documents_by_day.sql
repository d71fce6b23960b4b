CREATE INDEX "documents_by_day" ON "documents" USING btree ("day","number");--> statement-breakpoint
CREATE INDEX "documents_by_name" ON "documents" USING gin (("buyer" ->> 'name') gin_trgm_ops);