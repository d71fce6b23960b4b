-- Tells the admin's open windows; a change of many rows is one notification.
CREATE TRIGGER "admin_promotion_changed" AFTER INSERT OR UPDATE OR DELETE ON "promotion_codes"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_admin_changed"('promotion');
