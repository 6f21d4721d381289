CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_type" text NOT NULL,
	"user_id" uuid,
	"device_info" jsonb,
	"location_info" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seq" bigint,
	"action" text NOT NULL,
	"outcome" text DEFAULT 'success' NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text,
	"user_id" uuid,
	"admin_user_id" uuid,
	"ip_address" text,
	"user_agent" text,
	"session_id" uuid,
	"details" jsonb,
	"old_values" jsonb,
	"new_values" jsonb,
	"salt" text,
	"commitment" text NOT NULL,
	"blockchain_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_logs_outcome_known" CHECK ("audit_logs"."outcome" in ('success', 'refused')),
	CONSTRAINT "audit_logs_sealed_whole" CHECK (("audit_logs"."seq" is null) = ("audit_logs"."blockchain_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "branding_assets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"asset_type" text NOT NULL,
	"asset_url" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "branding_assets_type_known" CHECK ("branding_assets"."asset_type" in ('logo', 'favicon', 'header-image', 'banner'))
);
--> statement-breakpoint
ALTER TABLE "branding_assets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text,
	"role" text DEFAULT 'user' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_role_known" CHECK ("profiles"."role" in ('user', 'assistant', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	"admin_notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_status_known" CHECK ("contact_messages"."status" in ('unread', 'read', 'replied', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"service_id" text,
	"service_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'unpaid' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"contact_email" text NOT NULL,
	"admin_notes" text,
	"hours" integer,
	"customer_note" text,
	"scan_id" uuid,
	"idempotency_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "service_requests_status_known" CHECK ("service_requests"."status" in ('pending', 'processing', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "service_requests_payment_known" CHECK ("service_requests"."payment_status" in ('unpaid', 'pending', 'paid', 'failed', 'refunded')),
	CONSTRAINT "service_requests_currency_known" CHECK ("service_requests"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "service_requests_amount_not_negative" CHECK ("service_requests"."amount" >= 0),
	CONSTRAINT "service_requests_hours" CHECK ("service_requests"."hours" between 1 and 40),
	CONSTRAINT "service_requests_completion" CHECK (("service_requests"."status" = 'completed') = ("service_requests"."completed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "service_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cms_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_key" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"meta_description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_content_page_key_unique" UNIQUE("page_key"),
	CONSTRAINT "cms_content_object" CHECK (jsonb_typeof("cms_content"."content") = 'object'),
	CONSTRAINT "cms_content_key_given" CHECK (length(trim("cms_content"."page_key")) > 0)
);
--> statement-breakpoint
ALTER TABLE "cms_content" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text,
	"featured_image_url" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_status_known" CHECK ("blog_posts"."status" in ('draft', 'published')),
	CONSTRAINT "blog_posts_status_agrees" CHECK (("blog_posts"."status" = 'published') = "blog_posts"."is_published"),
	CONSTRAINT "blog_posts_title_given" CHECK (length(trim("blog_posts"."title")) > 0),
	CONSTRAINT "blog_posts_content_given" CHECK (length(trim("blog_posts"."content")) > 0)
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scan_access_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scan_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_access_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "scan_access_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scan_checks" (
	"scan_id" uuid NOT NULL,
	"source_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "scan_checks_scan_id_source_id_pk" PRIMARY KEY("scan_id","source_id"),
	CONSTRAINT "scan_checks_state_known" CHECK ("scan_checks"."state" in ('queued', 'checking', 'found', 'clear', 'not-checked')),
	CONSTRAINT "scan_checks_reason_given" CHECK (("scan_checks"."state" = 'not-checked') = ("scan_checks"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "scan_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scan_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scan_id" uuid NOT NULL,
	"source_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_findings_once" UNIQUE("scan_id","source_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "scan_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scan_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scan_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "scan_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_scans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"service_id" text DEFAULT 'free-privacy-scan' NOT NULL,
	"scan_type" text DEFAULT 'privacy_scan' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"completion_percentage" integer DEFAULT 0 NOT NULL,
	"results" jsonb,
	"metadata" jsonb NOT NULL,
	"data_key_id" uuid NOT NULL,
	"email_index" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_scans_status_known" CHECK ("user_scans"."status" in ('pending', 'processing', 'completed', 'failed')),
	CONSTRAINT "user_scans_percentage" CHECK ("user_scans"."completion_percentage" between 0 and 100),
	CONSTRAINT "user_scans_results_object" CHECK (jsonb_typeof("user_scans"."results") = 'object'),
	CONSTRAINT "user_scans_metadata_object" CHECK (jsonb_typeof("user_scans"."metadata") = 'object'),
	CONSTRAINT "user_scans_anonymous_expires" CHECK ("user_scans"."user_id" is not null or "user_scans"."expires_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "user_scans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"detailed_description" text DEFAULT '' NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"price_unit" text,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"service_type" text DEFAULT 'main' NOT NULL,
	"features" text[] DEFAULT '{}'::text[] NOT NULL,
	"button_label" text DEFAULT 'Request Service' NOT NULL,
	"badge" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_id_is_slug" CHECK ("services"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "services_price_not_negative" CHECK ("services"."price" >= 0),
	CONSTRAINT "services_unit_known" CHECK ("services"."price_unit" in ('hour')),
	CONSTRAINT "services_currency_known" CHECK ("services"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "services_type_known" CHECK ("services"."service_type" in ('main', 'special'))
);
--> statement-breakpoint
ALTER TABLE "services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_answers" (
	"source_id" text NOT NULL,
	"input_key" text NOT NULL,
	"sealed" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "source_answers_source_id_input_key_pk" PRIMARY KEY("source_id","input_key")
);
--> statement-breakpoint
ALTER TABLE "source_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_catalogues" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_paces" (
	"source_id" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"paused_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "data_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"wrapped" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"destroyed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "data_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"sealed" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job" text NOT NULL,
	"input" jsonb NOT NULL,
	"start_after" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_access_keys" ADD CONSTRAINT "scan_access_keys_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_checks" ADD CONSTRAINT "scan_checks_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_findings" ADD CONSTRAINT "scan_findings_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_links" ADD CONSTRAINT "scan_links_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_scans" ADD CONSTRAINT "user_scans_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_scans" ADD CONSTRAINT "user_scans_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "user_scans" ADD CONSTRAINT "user_scans_data_key_id_data_keys_id_fk" FOREIGN KEY ("data_key_id") REFERENCES "public"."data_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_created_idx" ON "analytics_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "analytics_events_type_idx" ON "analytics_events" USING btree ("event_type","created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_user_idx" ON "analytics_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_logs_seq_key" ON "audit_logs" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "audit_logs_user_idx" ON "audit_logs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_created_idx" ON "audit_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_action_idx" ON "audit_logs" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "audit_logs_entity_idx" ON "audit_logs" USING btree ("entity_type","created_at");--> statement-breakpoint
CREATE INDEX "audit_logs_unsealed_idx" ON "audit_logs" USING btree ("created_at","id") WHERE "audit_logs"."seq" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "branding_assets_one_active" ON "branding_assets" USING btree ("asset_type") WHERE "branding_assets"."is_active" and "branding_assets"."asset_type" in ('logo', 'favicon');--> statement-breakpoint
CREATE INDEX "branding_assets_created_idx" ON "branding_assets" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "profiles_created_idx" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_deleted_idx" ON "profiles" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_idx" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_once" ON "service_requests" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "service_requests_user_idx" ON "service_requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_created_idx" ON "service_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_status_idx" ON "service_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_payment_idx" ON "service_requests" USING btree ("payment_status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_published_idx" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_tags_idx" ON "blog_posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "scan_access_keys_scan_idx" ON "scan_access_keys" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "scan_links_scan_idx" ON "scan_links" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "user_scans_user_idx" ON "user_scans" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_scans_email_idx" ON "user_scans" USING btree ("email_index");--> statement-breakpoint
CREATE INDEX "user_scans_open_idx" ON "user_scans" USING btree ("status") WHERE "user_scans"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "user_scans_expiry_idx" ON "user_scans" USING btree ("expires_at") WHERE "user_scans"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "user_scans_created_idx" ON "user_scans" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "services_order_idx" ON "services" USING btree ("service_type","price");--> statement-breakpoint
CREATE INDEX "source_answers_age_idx" ON "source_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "source_answers_input_idx" ON "source_answers" USING btree ("input_key");--> statement-breakpoint
CREATE INDEX "data_keys_owner_idx" ON "data_keys" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "rate_limits_age_idx" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "live_events_topic_idx" ON "live_events" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "live_events_age_idx" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_user_idx" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_order_idx" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE POLICY "analytics_events_record" ON "analytics_events" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "analytics_events_staff" ON "analytics_events" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "audit_logs_append" ON "audit_logs" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "audit_logs_own" ON "audit_logs" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("audit_logs"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "audit_logs_staff" ON "audit_logs" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "branding_assets_read" ON "branding_assets" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "branding_assets_staff" ON "branding_assets" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "profiles_system" ON "profiles" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "profiles_own" ON "profiles" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("profiles"."id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "profiles_own_change" ON "profiles" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ("profiles"."id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("profiles"."id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "profiles_staff" ON "profiles" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "profiles_staff_change" ON "profiles" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "contact_messages_send" ON "contact_messages" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "contact_messages_staff" ON "contact_messages" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "service_requests_own" ON "service_requests" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("service_requests"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "service_requests_own_create" ON "service_requests" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("service_requests"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "service_requests_staff" ON "service_requests" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "cms_content_read" ON "cms_content" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "cms_content_staff" ON "cms_content" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "blog_posts_published" ON "blog_posts" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("blog_posts"."is_published");--> statement-breakpoint
CREATE POLICY "blog_posts_staff" ON "blog_posts" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "scan_access_keys_system" ON "scan_access_keys" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_checks_system" ON "scan_checks" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_checks_own" ON "scan_checks" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (exists (select 1 from user_scans s where s.id = "scan_checks"."scan_id" and s.user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "scan_checks_opened" ON "scan_checks" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("scan_checks"."scan_id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));--> statement-breakpoint
CREATE POLICY "scan_findings_system" ON "scan_findings" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_findings_own" ON "scan_findings" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (exists (select 1 from user_scans s where s.id = "scan_findings"."scan_id" and s.user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "scan_findings_opened" ON "scan_findings" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("scan_findings"."scan_id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));--> statement-breakpoint
CREATE POLICY "scan_links_system" ON "scan_links" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_links_create" ON "scan_links" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_scans_system" ON "user_scans" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "user_scans_own" ON "user_scans" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("user_scans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_scans_own_create" ON "user_scans" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("user_scans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_scans_opened" ON "user_scans" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("user_scans"."id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));--> statement-breakpoint
CREATE POLICY "user_scans_anonymous_create" ON "user_scans" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("user_scans"."user_id" is null);--> statement-breakpoint
CREATE POLICY "services_read" ON "services" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "services_staff" ON "services" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "source_answers_system" ON "source_answers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "data_keys_system" ON "data_keys" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "data_keys_create" ON "data_keys" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "data_keys_own" ON "data_keys" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("data_keys"."owner_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "data_keys_opened" ON "data_keys" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("data_keys"."id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));--> statement-breakpoint
CREATE POLICY "mails_create" ON "mails" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mails_system" ON "mails" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "outbox_create" ON "outbox" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "outbox_system" ON "outbox" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');