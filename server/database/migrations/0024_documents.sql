CREATE TABLE "document_numbers" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_specimen" boolean NOT NULL,
	"order_id" integer NOT NULL,
	"attempt_id" uuid,
	"refund_id" uuid,
	"day" date NOT NULL,
	"gross_cents" integer NOT NULL,
	"snapshot" text NOT NULL,
	"buyer" jsonb,
	CONSTRAINT "documents_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "documents_cause" CHECK (("documents"."attempt_id" is null) <> ("documents"."refund_id" is null))
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"position" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document" text,
	"day" date NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "journal_kind" CHECK ("journal"."kind" in ('sale', 'refund', 'correction', 'closing'))
);
--> statement-breakpoint
CREATE TABLE "journal_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"origin" text,
	"closed_until" date,
	CONSTRAINT "journal_head_one_row" CHECK ("journal_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "owed_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owed_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"draft" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "documents_by_order" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "journal_by_day" ON "journal" USING btree ("day");--> statement-breakpoint
-- Names this database: the cluster, the database in it, and a table that a restore makes anew.
CREATE FUNCTION "database_origin"() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws('-', (SELECT "system_identifier" FROM pg_control_system()),
    (SELECT "oid" FROM pg_database WHERE "datname" = current_database()), 'journal_head'::regclass::oid)
$$;
--> statement-breakpoint
INSERT INTO "journal_head" ("id", "position", "hash", "origin")
  VALUES (1, 0, repeat('0', 64), "database_origin"());
--> statement-breakpoint
CREATE FUNCTION "append_to_journal"(
  "entry_kind" text, "entry_document" text, "entry_day" date, "entry_content" text
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  "head" "journal_head"%ROWTYPE;
  "next_hash" text;
BEGIN
  SELECT * INTO "head" FROM "journal_head" WHERE "id" = 1 FOR UPDATE;
  "next_hash" := encode(sha256(convert_to(concat_ws(E'\n', "head"."hash", "head"."position" + 1,
    "entry_kind", coalesce("entry_document", ''), to_char("entry_day", 'YYYY-MM-DD'), "entry_content"), 'UTF8')), 'hex');
  INSERT INTO "journal" ("position", "kind", "document", "day", "content", "hash") VALUES
    ("head"."position" + 1, "entry_kind", "entry_document", "entry_day", "entry_content", "next_hash");
  UPDATE "journal_head" SET "position" = "head"."position" + 1, "hash" = "next_hash" WHERE "id" = 1;
  RETURN "head"."position" + 1;
END $$;
--> statement-breakpoint
CREATE FUNCTION "next_document_number"("in_series" text, "in_year" integer) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  "given" integer;
BEGIN
  INSERT INTO "document_numbers" AS "numbers" ("series", "year", "last")
    VALUES ("in_series", "in_year", 1)
    ON CONFLICT ("series", "year") DO UPDATE SET "last" = "numbers"."last" + 1
    RETURNING "last" INTO "given";
  RETURN "in_series" || "in_year" || '-' || lpad("given"::text, greatest(5, length("given"::text)), '0');
END $$;
--> statement-breakpoint
-- Gives a draft its number, stores it and appends it to the journal, all in one statement, because
-- every payment waits for this lock. Null where it has no number, or none yet.
CREATE FUNCTION "issue_document"("draft" jsonb, "issue_day" date) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  "head" "journal_head"%ROWTYPE;
  "is_specimen" boolean := ("draft" ->> 'isSpecimen')::boolean;
  "book_day" date := ("draft" ->> 'day')::date;
  "new_number" text;
BEGIN
  IF NOT "is_specimen" THEN
    SELECT * INTO "head" FROM "journal_head" WHERE "id" = 1 FOR UPDATE;
    IF "head"."origin" IS DISTINCT FROM "database_origin"() THEN
      INSERT INTO "owed_documents" ("draft") VALUES ("draft");
      RETURN NULL;
    END IF;
    -- A closed month takes nothing more.
    "book_day" := greatest("book_day", "head"."closed_until" + 1);
  END IF;
  IF "draft" ->> 'series' IS NOT NULL THEN
    "new_number" := "next_document_number"("draft" ->> 'series', extract(year FROM "issue_day")::integer);
    INSERT INTO "documents"
      ("number", "kind", "is_specimen", "order_id", "attempt_id", "refund_id", "day", "gross_cents", "snapshot", "buyer")
      VALUES ("new_number", "draft" ->> 'kind', "is_specimen", ("draft" ->> 'orderId')::integer,
        ("draft" ->> 'attemptId')::uuid, ("draft" ->> 'refundId')::uuid, "book_day",
        ("draft" ->> 'grossCents')::integer, "draft" ->> 'snapshot', nullif("draft" -> 'buyer', 'null'::jsonb));
  END IF;
  IF NOT "is_specimen" THEN
    PERFORM "append_to_journal"("draft" ->> 'entry', "new_number", "book_day", "draft" ->> 'content');
  END IF;
  RETURN "new_number";
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_rewriting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "journal_stays" BEFORE UPDATE OR DELETE ON "journal" FOR EACH ROW
  EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "journal_stays_whole" BEFORE TRUNCATE ON "journal" FOR EACH STATEMENT
  EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "documents_stay" BEFORE DELETE ON "documents" FOR EACH ROW
  EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE TRIGGER "documents_stay_whole" BEFORE TRUNCATE ON "documents" FOR EACH STATEMENT
  EXECUTE FUNCTION "refuse_rewriting"();
--> statement-breakpoint
CREATE FUNCTION "refuse_all_but_forgetting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('comptoir.forgets_buyers', true) = 'yes' AND NEW."buyer" IS NULL
    AND to_jsonb(OLD) - 'buyer' = to_jsonb(NEW) - 'buyer' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'documents is never changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "documents_unchanged" BEFORE UPDATE ON "documents" FOR EACH ROW
  EXECUTE FUNCTION "refuse_all_but_forgetting"();
--> statement-breakpoint
-- The one way to erase personal data from documents; returns of how many.
CREATE FUNCTION "forget_buyers"("until_day" date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  "forgotten" integer;
BEGIN
  PERFORM set_config('comptoir.forgets_buyers', 'yes', true);
  UPDATE "documents" SET "buyer" = NULL WHERE "buyer" IS NOT NULL AND "day" < "until_day";
  GET DIAGNOSTICS "forgotten" = ROW_COUNT;
  PERFORM set_config('comptoir.forgets_buyers', '', true);
  RETURN "forgotten";
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_smaller_number"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A number is given out once' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "document_numbers_rise" BEFORE UPDATE ON "document_numbers" FOR EACH ROW
  WHEN (NEW."last" <= OLD."last") EXECUTE FUNCTION "refuse_smaller_number"();
--> statement-breakpoint
CREATE TRIGGER "document_numbers_stay" BEFORE DELETE ON "document_numbers" FOR EACH ROW
  EXECUTE FUNCTION "refuse_smaller_number"();
