-- Row level security also binds the owner of the tables.
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relrowsecurity
  LOOP
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;
--> statement-breakpoint
-- The audit log only grows.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_logs FROM quietprint_app;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := greatest(now(), OLD.updated_at);
  RETURN NEW;
END
$$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'updated_at'
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON public.%I FOR EACH ROW EXECUTE FUNCTION touch_updated_at()', name || '_touch', name);
  END LOOP;
END
$$;
