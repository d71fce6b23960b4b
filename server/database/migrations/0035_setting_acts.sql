CREATE INDEX "audit_log_by_setting" ON "audit_log" USING btree (("after"->>'setting'),"id") WHERE "audit_log"."act" in ('setting_changed', 'setting_reset');--> statement-breakpoint
-- What the database recorded before acts did; who changed a setting then is not known.
INSERT INTO "audit_log" ("at", "act", "before", "after")
SELECT "at",
  CASE WHEN "value" IS NULL THEN 'setting_reset' ELSE 'setting_changed' END,
  jsonb_build_object('setting', "name", 'value', lag("value") OVER (PARTITION BY "name" ORDER BY "id")),
  jsonb_build_object('setting', "name", 'value', "value")
FROM "settings_history"
ORDER BY "id";
