CREATE TABLE "watched_findings" (
	"user_id" uuid NOT NULL,
	"finding_key" text NOT NULL,
	"state" text DEFAULT 'there' NOT NULL,
	"scan_id" uuid,
	"change" text,
	"changed_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_findings_user_id_finding_key_pk" PRIMARY KEY("user_id","finding_key"),
	CONSTRAINT "watched_findings_state_known" CHECK ("watched_findings"."state" in ('there', 'gone')),
	CONSTRAINT "watched_findings_change_known" CHECK ("watched_findings"."change" in ('new', 'back', 'gone')),
	CONSTRAINT "watched_findings_change_whole" CHECK (("watched_findings"."change" is null) = ("watched_findings"."changed_at" is null)),
	CONSTRAINT "watched_findings_told" CHECK ("watched_findings"."told_at" is null or "watched_findings"."change" is not null)
);
--> statement-breakpoint
ALTER TABLE "watched_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "watches" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pace" text DEFAULT 'monthly' NOT NULL,
	"time_zone" text NOT NULL,
	"anchored_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"scan_id" uuid,
	"report_id" uuid,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watches_pace_known" CHECK ("watches"."pace" in ('weekly', 'monthly', 'quarterly')),
	CONSTRAINT "watches_on_or_off" CHECK (("watches"."next_at" is null) = ("watches"."stopped_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "watched_findings" ADD CONSTRAINT "watched_findings_user_id_watches_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."watches"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_findings" ADD CONSTRAINT "watched_findings_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_report_id_user_scans_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."user_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watched_findings_scan_idx" ON "watched_findings" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "watched_findings_untold_idx" ON "watched_findings" USING btree ("user_id") WHERE "watched_findings"."change" is not null and "watched_findings"."told_at" is null;--> statement-breakpoint
CREATE INDEX "watches_due_idx" ON "watches" USING btree ("next_at") WHERE "watches"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "watches_scan_idx" ON "watches" USING btree ("scan_id") WHERE "watches"."scan_id" is not null;--> statement-breakpoint
CREATE INDEX "watches_report_idx" ON "watches" USING btree ("report_id") WHERE "watches"."report_id" is not null;--> statement-breakpoint
CREATE POLICY "watched_findings_system" ON "watched_findings" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "watched_findings_own" ON "watched_findings" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("watched_findings"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("watched_findings"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "watches_system" ON "watches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "watches_own" ON "watches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("watches"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("watches"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
ALTER TABLE "watches" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER "watches_touch" BEFORE UPDATE ON "watches" FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
CREATE TRIGGER "watches_announce_insert" AFTER INSERT ON public.watches REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "watches_announce_update" AFTER UPDATE ON public.watches REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "watches_announce_delete" AFTER DELETE ON public.watches REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
ALTER TABLE "watched_findings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER "watched_findings_touch" BEFORE UPDATE ON "watched_findings" FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
CREATE TRIGGER "watched_findings_announce_insert" AFTER INSERT ON public.watched_findings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "watched_findings_announce_update" AFTER UPDATE ON public.watched_findings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "watched_findings_announce_delete" AFTER DELETE ON public.watched_findings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
