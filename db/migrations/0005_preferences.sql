CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"service_updates" boolean DEFAULT true NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preferences_language_known" CHECK ("preferences"."language" in ('en', 'es', 'fr')),
	CONSTRAINT "preferences_zone_known" CHECK ("preferences"."time_zone" in ('UTC', 'America/New_York', 'America/Los_Angeles'))
);
--> statement-breakpoint
ALTER TABLE "preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "preferences_system" ON "preferences" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "preferences_own" ON "preferences" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("preferences"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("preferences"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "preferences_staff" ON "preferences" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
ALTER TABLE preferences FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER preferences_touch BEFORE UPDATE ON preferences FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
