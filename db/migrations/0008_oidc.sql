CREATE TABLE "linked_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subject_index" text NOT NULL,
	"sealed" text NOT NULL,
	"claimed_role" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "linked_identities_role_known" CHECK ("linked_identities"."claimed_role" in ('assistant', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "linked_identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_logouts" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_logouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_requests" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"session_id" uuid,
	"next" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_requests_purpose_known" CHECK ("provider_requests"."purpose" in ('sign-in', 'link')),
	CONSTRAINT "provider_requests_whose" CHECK (("provider_requests"."purpose" = 'link') = ("provider_requests"."user_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "provider_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_links" DROP CONSTRAINT "auth_links_kind_known";--> statement-breakpoint
ALTER TABLE "auth_links" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "auth_links" ADD COLUMN "identity_id" uuid;--> statement-breakpoint
ALTER TABLE "auth_links" ADD COLUMN "provider_sid_hash" text;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "factor_from_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "identity_id" uuid;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "provider_sid_hash" text;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_requests" ADD CONSTRAINT "provider_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_subject_key" ON "linked_identities" USING btree ("subject_index");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_user_key" ON "linked_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_logouts_age_idx" ON "provider_logouts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_requests_age_idx" ON "provider_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_requests_user_idx" ON "provider_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_identity_id_linked_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."linked_identities"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_identity_id_linked_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."linked_identities"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "auth_links_identity_idx" ON "auth_links" USING btree ("identity_id") WHERE "auth_links"."identity_id" is not null;--> statement-breakpoint
CREATE INDEX "auth_sessions_identity_idx" ON "auth_sessions" USING btree ("identity_id") WHERE "auth_sessions"."identity_id" is not null;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_kind_known" CHECK ("auth_links"."kind" in ('confirmation', 'recovery', 'enrolment', 'second-factor', 'sign-up', 'provider', 'sign-in')) NOT VALID;--> statement-breakpoint
CREATE POLICY "linked_identities_system" ON "linked_identities" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "linked_identities_own" ON "linked_identities" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("linked_identities"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "provider_logouts_system" ON "provider_logouts" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "provider_requests_system" ON "provider_requests" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE TRIGGER linked_identities_announce_delete AFTER DELETE ON public.linked_identities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER linked_identities_announce_insert AFTER INSERT ON public.linked_identities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER linked_identities_announce_update AFTER UPDATE ON public.linked_identities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
ALTER TABLE public.linked_identities FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.provider_logouts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.provider_requests FORCE ROW LEVEL SECURITY;
