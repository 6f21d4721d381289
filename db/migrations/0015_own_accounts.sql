CREATE TABLE "own_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scan_checks" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "own_accounts" ADD CONSTRAINT "own_accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_accounts_user_idx" ON "own_accounts" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "scan_checks" ADD CONSTRAINT "scan_checks_asked_by_known" CHECK ("asked_by" = 'browser') NOT VALID;--> statement-breakpoint
CREATE POLICY "own_accounts_system" ON "own_accounts" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "own_accounts_own" ON "own_accounts" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("own_accounts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("own_accounts"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
ALTER TABLE "own_accounts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER own_accounts_announce_insert AFTER INSERT ON public.own_accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER own_accounts_announce_update AFTER UPDATE ON public.own_accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER own_accounts_announce_delete AFTER DELETE ON public.own_accounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
