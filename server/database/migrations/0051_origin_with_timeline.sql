-- A backup with its WAL brings back the same cluster and the same tables; only the timeline is new.
UPDATE "journal_head" SET "origin" = concat_ws('-', "origin", left(pg_walfile_name(pg_current_wal_lsn()), 8))
  WHERE "origin" = "database_origin"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "database_origin"() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws('-', (SELECT "system_identifier" FROM pg_control_system()),
    (SELECT "oid" FROM pg_database WHERE "datname" = current_database()), 'journal_head'::regclass::oid,
    left(pg_walfile_name(pg_current_wal_lsn()), 8))
$$;
