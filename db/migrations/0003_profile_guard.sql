-- Under the rules of the application: who may change which column of an account. Staff see every profile and may
-- update it, so row level security alone would let an assistant make admins.
CREATE OR REPLACE FUNCTION guard_profiles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor text := coalesce(current_setting('app.role', true), '');
BEGIN
  IF current_user <> 'quietprint_app' OR actor = 'system' THEN
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.email) IS DISTINCT FROM (OLD.id, OLD.email)
    OR (NEW.role <> OLD.role AND actor <> 'admin')
    OR (NEW.deleted_at IS NULL AND OLD.deleted_at IS NOT NULL AND actor NOT IN ('assistant', 'admin'))
    OR (actor = 'assistant' AND OLD.role = 'admin')
  THEN
    RAISE EXCEPTION 'this change of a profile is not allowed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_guard BEFORE UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION guard_profiles();
