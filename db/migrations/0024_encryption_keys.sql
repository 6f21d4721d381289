CREATE TABLE "encryption_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"sealed" text,
	CONSTRAINT "encryption_keys_retired_whole" CHECK (("encryption_keys"."retired_at" is null) = ("encryption_keys"."sealed" is null))
);
--> statement-breakpoint
ALTER TABLE "encryption_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "encryption_keys_system" ON "encryption_keys" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE encryption_keys FORCE ROW LEVEL SECURITY;
