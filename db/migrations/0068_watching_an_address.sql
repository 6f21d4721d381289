-- A watch has an id of its own, that of its account where it has one: who has no account is watched by a proven address.
ALTER TABLE "watches" RENAME COLUMN "user_id" TO "id";--> statement-breakpoint
ALTER TABLE "watches" DROP CONSTRAINT "watches_user_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "sealed_email" text;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "email_index" text;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
-- The owner of the tables has to see the rows. Nothing about them changes that anybody sees.
ALTER TABLE "watches" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "watches" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "watches" SET "user_id" = "id";--> statement-breakpoint
ALTER TABLE "watches" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "watches" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_unique" UNIQUE("user_id");--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_email_index_unique" UNIQUE("email_index");--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_of_one" CHECK (case when "watches"."user_id" is null then num_nulls("watches"."sealed_email", "watches"."email_index", "watches"."ends_at", "watches"."next_at") = 0
        else "watches"."user_id" = "watches"."id" and num_nonnulls("watches"."sealed_email", "watches"."email_index", "watches"."ends_at", "watches"."asked_at") = 0 end);--> statement-breakpoint
CREATE INDEX "watches_ends_idx" ON "watches" USING btree ("ends_at") WHERE "watches"."ends_at" is not null;--> statement-breakpoint
ALTER POLICY "watches_own" ON "watches" USING ("watches"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("watches"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
ALTER TABLE "watched_findings" RENAME COLUMN "user_id" TO "watch_id";--> statement-breakpoint
ALTER TABLE "watched_findings" RENAME CONSTRAINT "watched_findings_user_id_finding_key_pk" TO "watched_findings_watch_id_finding_key_pk";--> statement-breakpoint
ALTER TABLE "watched_findings" RENAME CONSTRAINT "watched_findings_user_id_watches_user_id_fk" TO "watched_findings_watch_id_watches_id_fk";--> statement-breakpoint
DROP TRIGGER "watched_findings_announce_insert" ON "watched_findings";--> statement-breakpoint
DROP TRIGGER "watched_findings_announce_update" ON "watched_findings";--> statement-breakpoint
DROP TRIGGER "watched_findings_announce_delete" ON "watched_findings";--> statement-breakpoint
CREATE TRIGGER "watched_findings_announce_insert" AFTER INSERT ON public.watched_findings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || watch_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "watched_findings_announce_update" AFTER UPDATE ON public.watched_findings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || watch_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "watched_findings_announce_delete" AFTER DELETE ON public.watched_findings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || watch_id FROM changed');--> statement-breakpoint
ALTER TABLE "breach_matches" RENAME COLUMN "user_id" TO "watch_id";--> statement-breakpoint
ALTER TABLE "breach_matches" RENAME CONSTRAINT "breach_matches_user_id_source_id_pk" TO "breach_matches_watch_id_source_id_pk";--> statement-breakpoint
ALTER TABLE "breach_matches" RENAME CONSTRAINT "breach_matches_user_id_watches_user_id_fk" TO "breach_matches_watch_id_watches_id_fk";
