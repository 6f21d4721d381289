CREATE TABLE "breach_matches" (
	"user_id" uuid NOT NULL,
	"source_id" text NOT NULL,
	"through" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "breach_matches_user_id_source_id_pk" PRIMARY KEY("user_id","source_id"),
	CONSTRAINT "breach_matches_tries" CHECK ("breach_matches"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "breach_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "watched_findings" DROP CONSTRAINT "watched_findings_change_known";--> statement-breakpoint
ALTER TABLE "watches" DROP CONSTRAINT "watches_pace_known";--> statement-breakpoint
ALTER TABLE "watches" DROP CONSTRAINT "watches_on_or_off";--> statement-breakpoint
ALTER TABLE "breach_matches" ADD CONSTRAINT "breach_matches_user_id_watches_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."watches"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_findings" ADD CONSTRAINT "watched_findings_change_known" CHECK ("watched_findings"."change" in ('new', 'published', 'back', 'gone'));--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_scanned_again" CHECK ("watches"."next_at" is not null or "watches"."stopped_at" is not null or "watches"."pace" = 'breaches');--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_pace_known" CHECK ("watches"."pace" in ('weekly', 'monthly', 'quarterly', 'breaches'));--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_on_or_off" CHECK ("watches"."next_at" is null or "watches"."stopped_at" is null);--> statement-breakpoint
CREATE POLICY "breach_matches_system" ON "breach_matches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "breach_matches_own" ON "breach_matches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("breach_matches"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("breach_matches"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "breach_matches" FORCE ROW LEVEL SECURITY;
