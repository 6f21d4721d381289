CREATE TABLE "removal_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"company_key" text NOT NULL,
	"sealed" text NOT NULL,
	"law" text,
	"state" text DEFAULT 'prepared' NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"due_on" date,
	"is_due_about" boolean DEFAULT false NOT NULL,
	"remind_on" date,
	"finding_key" text,
	"scan_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removal_cases_state_known" CHECK ("removal_cases"."state" in ('prepared', 'sent', 'acknowledged', 'more-asked', 'said-done', 'nothing-held', 'refused', 'overdue', 'complaint-made', 'seen-gone', 'still-there', 'came-back', 'closed')),
	CONSTRAINT "removal_cases_reminds_of_a_day" CHECK ("removal_cases"."remind_on" is null or "removal_cases"."due_on" is not null)
);
--> statement-breakpoint
ALTER TABLE "removal_cases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "removal_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"saw" text NOT NULL,
	"control" text NOT NULL,
	"finding_key" text,
	"scan_id" uuid,
	CONSTRAINT "removal_checks_saw_known" CHECK ("removal_checks"."saw" in ('found', 'absent', 'no-answer')),
	CONSTRAINT "removal_checks_control_known" CHECK ("removal_checks"."control" in ('passed', 'failed', 'not-run'))
);
--> statement-breakpoint
ALTER TABLE "removal_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "removal_exclusions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"company_key" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removal_exclusions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "removal_steps" (
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text,
	"at" timestamp (3) with time zone NOT NULL,
	"sealed" text,
	CONSTRAINT "removal_steps_case_id_position_pk" PRIMARY KEY("case_id","position"),
	CONSTRAINT "removal_steps_state_known" CHECK ("removal_steps"."state" in ('prepared', 'sent', 'acknowledged', 'more-asked', 'said-done', 'nothing-held', 'refused', 'overdue', 'complaint-made', 'seen-gone', 'still-there', 'came-back', 'closed')),
	CONSTRAINT "removal_steps_say_something" CHECK (num_nonnulls("removal_steps"."state", "removal_steps"."sealed") > 0)
);
--> statement-breakpoint
ALTER TABLE "removal_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_cases" ADD CONSTRAINT "removal_cases_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_checks" ADD CONSTRAINT "removal_checks_case_id_removal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."removal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_checks" ADD CONSTRAINT "removal_checks_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_exclusions" ADD CONSTRAINT "removal_exclusions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_steps" ADD CONSTRAINT "removal_steps_case_id_removal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."removal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_steps" ADD CONSTRAINT "removal_steps_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "removal_cases_open_key" ON "removal_cases" USING btree ("user_id","company_key") WHERE "removal_cases"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "removal_cases_user_idx" ON "removal_cases" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "removal_cases_due_idx" ON "removal_cases" USING btree ("due_on") WHERE "removal_cases"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "removal_cases_remind_idx" ON "removal_cases" USING btree ("remind_on") WHERE "removal_cases"."remind_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "removal_checks_once" ON "removal_checks" USING btree ("case_id","at");--> statement-breakpoint
CREATE INDEX "removal_checks_user_idx" ON "removal_checks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "removal_exclusions_once" ON "removal_exclusions" USING btree ("user_id","company_key");--> statement-breakpoint
CREATE INDEX "removal_steps_user_idx" ON "removal_steps" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "removal_cases_system" ON "removal_cases" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "removal_cases_own" ON "removal_cases" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("removal_cases"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("removal_cases"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "removal_checks_system" ON "removal_checks" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "removal_checks_own" ON "removal_checks" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("removal_checks"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "removal_exclusions_system" ON "removal_exclusions" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "removal_exclusions_own" ON "removal_exclusions" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("removal_exclusions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("removal_exclusions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "removal_steps_system" ON "removal_steps" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "removal_steps_own" ON "removal_steps" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("removal_steps"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("removal_steps"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "removal_cases" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_checks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_exclusions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_steps" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER removal_cases_touch BEFORE UPDATE ON public.removal_cases FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();--> statement-breakpoint
CREATE TRIGGER removal_cases_announce_delete AFTER DELETE ON public.removal_cases REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_cases_announce_insert AFTER INSERT ON public.removal_cases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_cases_announce_update AFTER UPDATE ON public.removal_cases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_checks_announce_delete AFTER DELETE ON public.removal_checks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_checks_announce_insert AFTER INSERT ON public.removal_checks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_checks_announce_update AFTER UPDATE ON public.removal_checks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_exclusions_announce_delete AFTER DELETE ON public.removal_exclusions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_exclusions_announce_insert AFTER INSERT ON public.removal_exclusions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_exclusions_announce_update AFTER UPDATE ON public.removal_exclusions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_steps_announce_delete AFTER DELETE ON public.removal_steps REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_steps_announce_insert AFTER INSERT ON public.removal_steps REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER removal_steps_announce_update AFTER UPDATE ON public.removal_steps REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
