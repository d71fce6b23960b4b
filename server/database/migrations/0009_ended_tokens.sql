CREATE TABLE "ended_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ended_tokens_by_end" ON "ended_tokens" USING btree ("ends_at");