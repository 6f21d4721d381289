CREATE TABLE "database_restores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"restored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"backup_made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "database_restores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "database_restores_system" ON "database_restores" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE database_restores FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Only a restore, which is the owner's, says that there was one.
REVOKE INSERT, UPDATE, DELETE ON database_restores FROM quietprint_app;
