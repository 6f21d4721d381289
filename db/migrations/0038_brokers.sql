CREATE TABLE "broker_requests" (
	"user_id" uuid NOT NULL,
	"broker_id" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broker_requests_user_id_broker_id_pk" PRIMARY KEY("user_id","broker_id")
);
--> statement-breakpoint
ALTER TABLE "broker_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "broker_requests" ADD CONSTRAINT "broker_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "broker_requests_system" ON "broker_requests" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "broker_requests_own" ON "broker_requests" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("broker_requests"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("broker_requests"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
ALTER TABLE "broker_requests" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER "broker_requests_announce_insert" AFTER INSERT ON public.broker_requests REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "broker_requests_announce_update" AFTER UPDATE ON public.broker_requests REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "broker_requests_announce_delete" AFTER DELETE ON public.broker_requests REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
