CREATE TABLE "source_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quota_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"holder" text
);
--> statement-breakpoint
ALTER TABLE "source_slots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_vendors" (
	"vendor_id" text PRIMARY KEY NOT NULL,
	"paused_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "source_vendors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Who told one of its sources to wait is left alone by all of them.
INSERT INTO source_vendors (vendor_id, paused_until)
SELECT CASE
    WHEN source_id LIKE 'hibp-%' THEN 'have-i-been-pwned'
    WHEN source_id LIKE 'github-%' THEN 'github'
    WHEN source_id LIKE 'gravatar-%' THEN 'gravatar'
    WHEN source_id LIKE 'crtsh-%' THEN 'crt.sh'
    WHEN source_id = 'hudsonrock-cavalier' THEN 'hudson-rock'
    WHEN source_id = 'leakcheck-public' THEN 'leakcheck'
    WHEN source_id = 'stopforumspam' THEN 'stop-forum-spam'
    WHEN source_id = 'openpgp-vks' THEN 'keys.openpgp.org'
    WHEN source_id = 'hkp-ubuntu' THEN 'keyserver.ubuntu.com'
    ELSE source_id
  END, max(paused_until)
FROM source_paces WHERE paused_until > now() GROUP BY 1;--> statement-breakpoint
DROP TABLE "source_paces" CASCADE;--> statement-breakpoint
CREATE INDEX "source_slots_quota_idx" ON "source_slots" USING btree ("quota_id","starts_at");--> statement-breakpoint
CREATE INDEX "source_slots_holder_idx" ON "source_slots" USING btree ("holder") WHERE "source_slots"."holder" is not null;--> statement-breakpoint
CREATE POLICY "source_slots_system" ON "source_slots" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "source_vendors_system" ON "source_vendors" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');