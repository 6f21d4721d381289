CREATE TABLE "auth_credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_known_clients" (
	"client" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_known_clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"full_name" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_links_kind_known" CHECK ("auth_links"."kind" in ('confirmation', 'recovery', 'second-factor'))
);
--> statement-breakpoint
ALTER TABLE "auth_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text DEFAULT 'full' NOT NULL,
	"device" text NOT NULL,
	"network" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_reason" text,
	CONSTRAINT "auth_sessions_kind_known" CHECK ("auth_sessions"."kind" in ('full', 'recovery'))
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"access_hash" text NOT NULL,
	"access_expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_hash" text NOT NULL,
	"nonce" text,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_tokens_used_whole" CHECK (("auth_tokens"."used_at" is null) = ("auth_tokens"."nonce" is null))
);
--> statement-breakpoint
ALTER TABLE "auth_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_credentials" ADD CONSTRAINT "auth_credentials_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_known_clients" ADD CONSTRAINT "auth_known_clients_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_known_clients_user_idx" ON "auth_known_clients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_known_clients_age_idx" ON "auth_known_clients" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_links_token_key" ON "auth_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "auth_links_user_idx" ON "auth_links" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "auth_links_age_idx" ON "auth_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_idx" ON "auth_sessions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "auth_sessions_age_idx" ON "auth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_tokens_access_key" ON "auth_tokens" USING btree ("access_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_tokens_refresh_key" ON "auth_tokens" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "auth_tokens_session_idx" ON "auth_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE POLICY "auth_credentials_system" ON "auth_credentials" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "auth_known_clients_system" ON "auth_known_clients" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "auth_links_system" ON "auth_links" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "auth_sessions_system" ON "auth_sessions" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "auth_sessions_own" ON "auth_sessions" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("auth_sessions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "auth_sessions_own_end" ON "auth_sessions" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ("auth_sessions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("auth_sessions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "auth_sessions_staff" ON "auth_sessions" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "auth_sessions_staff_end" ON "auth_sessions" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "auth_tokens_system" ON "auth_tokens" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');