CREATE TABLE "api_answers" (
	"token_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"sealed" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_answers_token_id_key_hash_pk" PRIMARY KEY("token_id","key_hash"),
	CONSTRAINT "api_answers_whole" CHECK (("api_answers"."status" is null) = ("api_answers"."sealed" is null))
);
--> statement-breakpoint
ALTER TABLE "api_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] NOT NULL,
	"factor_proved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"networks" text[] DEFAULT '{}'::text[] NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"result" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("webhook_id","event_id"),
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_waits" CHECK (("webhook_deliveries"."state" = 'waiting') = ("webhook_deliveries"."next_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"kinds" text[] NOT NULL,
	"format" text NOT NULL,
	"details" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "webhooks_format_known" CHECK ("webhooks"."format" in ('standard', 'slack', 'matrix', 'ntfy'))
);
--> statement-breakpoint
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_answers" ADD CONSTRAINT "api_answers_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_answers" ADD CONSTRAINT "api_answers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_answers_user_idx" ON "api_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_answers_age_idx" ON "api_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash_key" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_user_idx" ON "api_tokens" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "api_tokens_age_idx" ON "api_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log_idx" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_user_idx" ON "webhook_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age_idx" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_user_idx" ON "webhooks" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE POLICY "api_answers_system" ON "api_answers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "api_tokens_system" ON "api_tokens" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "api_tokens_own" ON "api_tokens" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("api_tokens"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "api_tokens_own_create" ON "api_tokens" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("api_tokens"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "api_tokens_own_end" ON "api_tokens" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ("api_tokens"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("api_tokens"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "api_tokens_staff" ON "api_tokens" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "api_tokens_staff_end" ON "api_tokens" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "webhook_deliveries_system" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "webhook_deliveries_own" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("webhook_deliveries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("webhook_deliveries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "webhooks_system" ON "webhooks" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "webhooks_own" ON "webhooks" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("webhooks"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("webhooks"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE "api_tokens" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "api_answers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "webhooks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER api_tokens_announce_insert AFTER INSERT ON public.api_tokens REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER api_tokens_announce_update AFTER UPDATE ON public.api_tokens REFERENCING NEW TABLE AS changed FOR EACH ROW WHEN ((old.ended_at IS DISTINCT FROM new.ended_at)) EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER webhooks_announce_insert AFTER INSERT ON public.webhooks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER webhooks_announce_update AFTER UPDATE ON public.webhooks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER webhooks_announce_delete AFTER DELETE ON public.webhooks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER webhook_deliveries_announce_insert AFTER INSERT ON public.webhook_deliveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER webhook_deliveries_announce_update AFTER UPDATE ON public.webhook_deliveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
-- The function below runs as the owner of the table, whom row level security binds as well.
CREATE POLICY webhooks_owner_reads ON public.webhooks FOR SELECT USING (( SELECT (pg_get_userbyid(pg_class.relowner) = CURRENT_USER)
   FROM pg_class
  WHERE (pg_class.oid = ('public.webhooks'::regclass)::oid)));
--> statement-breakpoint
-- Whether any webhook is to be told of an event, for an act that may not see whose: of a person, or of staff where it is nobody's.
CREATE FUNCTION public.hears_webhook(kind text, whose uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
  SELECT EXISTS (
    SELECT FROM public.webhooks w
    WHERE w.disabled_at IS NULL AND kind = ANY (w.kinds) AND (whose IS NULL OR w.user_id = whose))
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.hears_webhook(text, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.hears_webhook(text, uuid) TO quietprint_app;
