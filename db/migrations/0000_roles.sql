-- The role under which web and worker act. It owns nothing and cannot bypass row level security.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'quietprint_app') THEN
    CREATE ROLE quietprint_app NOLOGIN NOINHERIT NOBYPASSRLS;
  END IF;
EXCEPTION
  -- Two databases of one server may be migrated at the same moment.
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
-- Lets the address of an owner act as the role (SET ROLE); superusers may anyway. It is tried, not asked for: since
-- PostgreSQL 16 who creates a role is its member, but may not act as it.
DO $$
BEGIN
  SET LOCAL ROLE quietprint_app;
  RESET ROLE;
EXCEPTION
  WHEN insufficient_privilege THEN EXECUTE format('GRANT quietprint_app TO %I', current_user);
END
$$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO quietprint_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO quietprint_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO quietprint_app;
