CREATE TABLE "watched_years" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_years_order" CHECK ("watched_years"."starts_at" < "watched_years"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "watched_years" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "is_whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "watched_years" ADD CONSTRAINT "watched_years_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watched_years_user_idx" ON "watched_years" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "watched_years_unreminded_idx" ON "watched_years" USING btree ("ends_at") WHERE "watched_years"."reminded_at" is null;--> statement-breakpoint
CREATE POLICY "watched_years_system" ON "watched_years" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "watched_years_own" ON "watched_years" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("watched_years"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "watched_years_staff" ON "watched_years" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
ALTER TABLE "watched_years" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER "watched_years_touch" BEFORE UPDATE ON "watched_years" FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
CREATE TRIGGER "watched_years_announce_insert" AFTER INSERT ON public.watched_years REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "watched_years_announce_update" AFTER UPDATE ON public.watched_years REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "watched_years_announce_delete" AFTER DELETE ON public.watched_years REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
