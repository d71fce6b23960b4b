CREATE INDEX "audit_log_sign_ins" ON "audit_log" USING btree ("staff_id","at") WHERE "audit_log"."act" = 'signed_in';--> statement-breakpoint
-- Announces on one channel what the admin's open windows read again, as "kind:id". A trigger names
-- the kind, and for each row the column of the id; without a row, any of the kind may have changed.
-- A later area adds a trigger and its kind to contract/staffEvents.ts.
CREATE FUNCTION "tell_admin_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id text := '';
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    id := to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1];
  END IF;
  PERFORM pg_notify('admin_changed', TG_ARGV[0] || ':' || id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "admin_order_changed" AFTER INSERT OR UPDATE ON "orders"
  FOR EACH ROW WHEN (NEW."state" <> 'panier') EXECUTE FUNCTION "tell_admin_changed"('order', 'id');
--> statement-breakpoint
CREATE TRIGGER "admin_refund_changed" AFTER INSERT OR UPDATE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "tell_admin_changed"('order', 'order_id');
--> statement-breakpoint
CREATE TRIGGER "admin_payment_changed" AFTER INSERT OR UPDATE ON "payment_attempts"
  FOR EACH ROW EXECUTE FUNCTION "tell_admin_changed"('order', 'order_id');
--> statement-breakpoint
CREATE TRIGGER "admin_withdrawal_changed" AFTER INSERT OR UPDATE ON "withdrawals"
  FOR EACH ROW EXECUTE FUNCTION "tell_admin_changed"('withdrawal', 'id');
--> statement-breakpoint
CREATE TRIGGER "admin_product_changed" AFTER INSERT OR UPDATE OR DELETE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_admin_changed"('product');
--> statement-breakpoint
CREATE TRIGGER "admin_setting_changed" AFTER INSERT OR UPDATE OR DELETE ON "settings"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_admin_changed"('setting');
--> statement-breakpoint
CREATE TRIGGER "admin_member_changed" AFTER INSERT OR UPDATE OF "role", "password_hash", "ended_at" ON "staff"
  FOR EACH ROW EXECUTE FUNCTION "tell_admin_changed"('staff', 'id');
--> statement-breakpoint
CREATE TRIGGER "admin_session_changed" AFTER INSERT OR DELETE ON "staff_sessions"
  FOR EACH ROW EXECUTE FUNCTION "tell_admin_changed"('staff', 'staff_id');
--> statement-breakpoint
CREATE TRIGGER "admin_invitation_changed" AFTER INSERT OR UPDATE OR DELETE ON "staff_invitations"
  FOR EACH ROW EXECUTE FUNCTION "tell_admin_changed"('staff', 'staff_id');
--> statement-breakpoint
CREATE TRIGGER "admin_passkey_changed" AFTER INSERT OR DELETE ON "staff_passkeys"
  FOR EACH ROW EXECUTE FUNCTION "tell_admin_changed"('staff', 'staff_id');
--> statement-breakpoint
CREATE TRIGGER "admin_recovery_code_changed" AFTER INSERT OR DELETE ON "staff_recovery_codes"
  FOR EACH ROW EXECUTE FUNCTION "tell_admin_changed"('staff', 'staff_id');
