CREATE TABLE "mail_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_holds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_holds" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "mail_holds_system" ON "mail_holds" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
ALTER TABLE "status_days" ADD COLUMN "first_slot" timestamp (3) with time zone;
