CREATE SEQUENCE "public"."audit_written" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose_known" CHECK ("passkey_challenges"."purpose" in ('add', 'sign-in')),
	CONSTRAINT "passkey_challenges_whose" CHECK (("passkey_challenges"."purpose" = 'add') = ("passkey_challenges"."user_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"device" text,
	"is_vouched_for" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_once" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"mailbox_proved_at" timestamp (3) with time zone,
	"begun_in" uuid,
	"last_step" bigint,
	"next_sealed" text,
	"next_at" timestamp (3) with time zone,
	"removal_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "two_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_notes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"service_updates" boolean DEFAULT true NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preferences_language_known" CHECK ("preferences"."language" in ('en', 'es', 'fr')),
	CONSTRAINT "preferences_zone_known" CHECK ("preferences"."time_zone" in ('UTC', 'America/New_York', 'America/Los_Angeles'))
);
--> statement-breakpoint
ALTER TABLE "preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "auth_credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_credentials_proven" CHECK ("auth_credentials"."password_hash" is null or "auth_credentials"."email_confirmed_at" is not null)
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
	CONSTRAINT "auth_links_kind_known" CHECK ("auth_links"."kind" in ('confirmation', 'recovery', 'enrolment', 'second-factor', 'sign-up'))
);
--> statement-breakpoint
ALTER TABLE "auth_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text DEFAULT 'full' NOT NULL,
	"device" text NOT NULL,
	"network" text,
	"browser_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_reason" text,
	"mailbox_proved_at" timestamp (3) with time zone,
	"factor_proved_at" timestamp (3) with time zone,
	CONSTRAINT "auth_sessions_kind_known" CHECK ("auth_sessions"."kind" in ('full', 'recovery', 'review'))
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
	"presented_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_tokens_used_whole" CHECK (("auth_tokens"."used_at" is null) = ("auth_tokens"."nonce" is null))
);
--> statement-breakpoint
ALTER TABLE "auth_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "analytics_daily" (
	"day" date NOT NULL,
	"event_type" text NOT NULL,
	"subject" text NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_daily_day_event_type_subject_device_country_pk" PRIMARY KEY("day","event_type","subject","device","country")
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"event_type" text NOT NULL,
	"user_id" uuid,
	"subject" text,
	"device_info" jsonb,
	"location_info" jsonb,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_events_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
ALTER TABLE "analytics_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_checkpoints" (
	"tree_size" bigint PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_cosignatures" (
	"tree_size" bigint NOT NULL,
	"witness" text NOT NULL,
	"line" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_cosignatures_tree_size_witness_pk" PRIMARY KEY("tree_size","witness")
);
--> statement-breakpoint
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
CREATE TABLE "audit_subtrees" (
	"level" smallint NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_subtrees_level_position_pk" PRIMARY KEY("level","position")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"name" text NOT NULL,
	"bucket" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "tallies_name_bucket_pk" PRIMARY KEY("name","bucket")
);
--> statement-breakpoint
ALTER TABLE "tallies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"bucket" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"row_id" uuid
);
--> statement-breakpoint
ALTER TABLE "tally_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tally_counted" (
	"name" text NOT NULL,
	"bucket" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "tally_counted_name_bucket_pk" PRIMARY KEY("name","bucket")
);
--> statement-breakpoint
ALTER TABLE "tally_counted" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tally_recounts" (
	"subject" text PRIMARY KEY NOT NULL,
	"after" uuid,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tally_recounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "broker_requests" (
	"user_id" uuid NOT NULL,
	"broker_id" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broker_requests_user_id_broker_id_pk" PRIMARY KEY("user_id","broker_id")
);
--> statement-breakpoint
ALTER TABLE "broker_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identifiers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"proven_by" text,
	"proven_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"link_hash" text,
	"profiles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identifiers_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "identifiers_kind_known" CHECK ("identifiers"."kind" in ('email', 'domain', 'username', 'name', 'phone', 'town', 'country')),
	CONSTRAINT "identifiers_proof_known" CHECK ("identifiers"."proven_by" in ('link', 'alias', 'record', 'profile')),
	CONSTRAINT "identifiers_proof_whole" CHECK (("identifiers"."proven_by" is null) = ("identifiers"."proven_at" is null))
);
--> statement-breakpoint
ALTER TABLE "identifiers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "account_erasures_reason_known" CHECK ("account_erasures"."reason" in ('person', 'operator', 'unconfirmed', 'restored')),
	CONSTRAINT "account_erasures_in_order" CHECK ("account_erasures"."erased_at" is null or "account_erasures"."begun_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "account_erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "database_restores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"restored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"backup_made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "database_restores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "opt_out_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email_index" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opt_out_links_purpose_known" CHECK ("opt_out_links"."purpose" in ('begin', 'end'))
);
--> statement-breakpoint
ALTER TABLE "opt_out_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "opt_outs" (
	"email_index" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opt_outs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_cells" (
	"staff_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "appointment_cells_staff_id_starts_at_pk" PRIMARY KEY("staff_id","starts_at"),
	CONSTRAINT "appointment_cells_grid" CHECK (extract(epoch from "appointment_cells"."starts_at")::bigint % 1800 = 0)
);
--> statement-breakpoint
ALTER TABLE "appointment_cells" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"specialist" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_times" CHECK ("appointments"."starts_at" < "appointments"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "appointments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "availabilities" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"shown_as" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"week" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "availabilities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"user_id" uuid,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit-note'))
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"amount" integer NOT NULL,
	"reason" text,
	"reference" text,
	"failure" text,
	"asked_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunds_state_known" CHECK ("payment_refunds"."state" in ('asked', 'pending', 'succeeded', 'failed')),
	CONSTRAINT "payment_refunds_reason_known" CHECK ("payment_refunds"."reason" in ('requested', 'duplicate', 'not-delivered', 'goodwill')),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"user_id" uuid,
	"attempt" integer NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"reference" text,
	"method" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('opening', 'open', 'declined', 'pending', 'paid', 'expired', 'refunded')),
	CONSTRAINT "payments_amounts" CHECK ("payments"."amount" > 0 and "payments"."refunded" between 0 and "payments"."amount"),
	CONSTRAINT "payments_currency_known" CHECK ("payments"."currency" in ('GBP', 'USD', 'EUR'))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"message_id" uuid,
	"by_staff" boolean DEFAULT true NOT NULL,
	"added_by" uuid,
	"sealed_name" text NOT NULL,
	"sealed_content" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_internal_notes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_internal_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" uuid,
	"by_staff" boolean NOT NULL,
	"sealed" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"intake_answers" text,
	"scan_id" uuid,
	"report_scan_id" uuid,
	"idempotency_key" uuid,
	"assignee_id" uuid,
	"specialist" text,
	"expected_on" date,
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "finding_comments" (
	"scan_id" uuid NOT NULL,
	"finding_key" text NOT NULL,
	"sealed" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finding_comments_scan_id_finding_key_pk" PRIMARY KEY("scan_id","finding_key")
);
--> statement-breakpoint
ALTER TABLE "finding_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "finding_todos" (
	"user_id" uuid NOT NULL,
	"finding_key" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"steps" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_todos_user_id_finding_key_pk" PRIMARY KEY("user_id","finding_key"),
	CONSTRAINT "finding_todos_answer_known" CHECK ("finding_todos"."answer" in ('mine', 'not-mine')),
	CONSTRAINT "finding_todos_state_known" CHECK ("finding_todos"."state" in ('open', 'done', 'not-mine'))
);
--> statement-breakpoint
ALTER TABLE "finding_todos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"identifier_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"expected_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "scan_checks_scan_id_source_id_identifier_id_pk" PRIMARY KEY("scan_id","source_id","identifier_id"),
	CONSTRAINT "scan_checks_state_known" CHECK ("scan_checks"."state" in ('queued', 'checking', 'found', 'clear', 'not-checked', 'waiting')),
	CONSTRAINT "scan_checks_waits" CHECK (("scan_checks"."state" = 'waiting') = ("scan_checks"."expected_at" is not null)),
	CONSTRAINT "scan_checks_reason_given" CHECK (("scan_checks"."state" = 'not-checked') = ("scan_checks"."reason" is not null))
) PARTITION BY HASH ("scan_id");
--> statement-breakpoint
ALTER TABLE "scan_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scan_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scan_id" uuid NOT NULL,
	"source_id" text NOT NULL,
	"identifier_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_findings_once" UNIQUE("scan_id","source_id","identifier_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "scan_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scan_identifiers" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"scan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"proof" text NOT NULL,
	"sealed" text,
	"answer_key" text,
	CONSTRAINT "scan_identifiers_scan_id_id_pk" PRIMARY KEY("scan_id","id"),
	CONSTRAINT "scan_identifiers_position" UNIQUE("scan_id","position"),
	CONSTRAINT "scan_identifiers_kind_known" CHECK ("scan_identifiers"."kind" in ('email', 'username', 'domain', 'name')),
	CONSTRAINT "scan_identifiers_proof_known" CHECK ("scan_identifiers"."proof" in ('proven', 'declared')),
	CONSTRAINT "scan_identifiers_proven" CHECK ("scan_identifiers"."proof" = 'proven' or "scan_identifiers"."kind" in ('username', 'name')),
	CONSTRAINT "scan_identifiers_sealed" CHECK ("scan_identifiers"."sealed" is not null or "scan_identifiers"."kind" = 'email')
);
--> statement-breakpoint
ALTER TABLE "scan_identifiers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scan_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scan_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"requested_by" text,
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
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text GENERATED ALWAYS AS (lower(email)) STORED,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	"admin_notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_status_known" CHECK ("contact_messages"."status" in ('unread', 'read', 'replied', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_hash_whole" CHECK ("pictures"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text,
	"featured_image_url" text,
	"featured_image_alt" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"publish_at" timestamp (3) with time zone,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_status_known" CHECK ("blog_posts"."status" in ('draft', 'published')),
	CONSTRAINT "blog_posts_status_agrees" CHECK (("blog_posts"."status" = 'published') = "blog_posts"."is_published"),
	CONSTRAINT "blog_posts_title_given" CHECK (length(trim("blog_posts"."title")) > 0),
	CONSTRAINT "blog_posts_content_given" CHECK (length(trim("blog_posts"."content")) > 0),
	CONSTRAINT "blog_posts_scheduled_draft" CHECK ("blog_posts"."publish_at" is null or "blog_posts"."status" = 'draft')
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"includes" text,
	"button_label" text DEFAULT 'Request Service' NOT NULL,
	"intake" text DEFAULT 'scan' NOT NULL,
	"appointment_minutes" integer DEFAULT 60 NOT NULL,
	"badge" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_id_is_slug" CHECK ("services"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "services_price_not_negative" CHECK ("services"."price" >= 0),
	CONSTRAINT "services_unit_known" CHECK ("services"."price_unit" in ('hour')),
	CONSTRAINT "services_currency_known" CHECK ("services"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "services_type_known" CHECK ("services"."service_type" in ('main', 'special')),
	CONSTRAINT "services_intake_known" CHECK ("services"."intake" in ('note', 'scan', 'impersonation', 'appointment')),
	CONSTRAINT "services_appointment_length" CHECK ("services"."appointment_minutes" in (30, 60, 90, 120))
);
--> statement-breakpoint
ALTER TABLE "services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "breach_catalogues" (
	"catalogue_id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'unread' NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "breach_catalogues_known" CHECK ("breach_catalogues"."catalogue_id" in ('have-i-been-pwned', 'xposedornot')),
	CONSTRAINT "breach_catalogues_state_known" CHECK ("breach_catalogues"."state" in ('unread', 'read', 'failed', 'shrunk')),
	CONSTRAINT "breach_catalogues_read" CHECK ("breach_catalogues"."state" <> 'read' or "breach_catalogues"."read_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "breach_catalogues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listed_breaches" (
	"catalogue_id" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"is_news" boolean NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "listed_breaches_catalogue_id_name_pk" PRIMARY KEY("catalogue_id","name")
);
--> statement-breakpoint
ALTER TABLE "listed_breaches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_days" (
	"source_id" text NOT NULL,
	"day" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "source_days_source_id_day_pk" PRIMARY KEY("source_id","day")
);
--> statement-breakpoint
ALTER TABLE "source_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_health" (
	"source_id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'healthy' NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"recent" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"held_at" timestamp (3) with time zone,
	"known_outcome" text,
	"known_asked_at" timestamp (3) with time zone,
	"known_proved_at" timestamp (3) with time zone,
	"known_lease" timestamp (3) with time zone,
	"impossible_outcome" text,
	"impossible_asked_at" timestamp (3) with time zone,
	"impossible_proved_at" timestamp (3) with time zone,
	"impossible_lease" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"tested_at" timestamp (3) with time zone,
	CONSTRAINT "source_health_state_known" CHECK ("source_health"."state" in ('healthy', 'suspect', 'quarantined', 'probation'))
);
--> statement-breakpoint
ALTER TABLE "source_health" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "source_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quota_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"holder" text
);
--> statement-breakpoint
ALTER TABLE "source_slots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_vendors" (
	"vendor_id" text PRIMARY KEY NOT NULL,
	"paused_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "source_vendors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_verdicts" (
	"source_id" text PRIMARY KEY NOT NULL,
	"theirs" integer DEFAULT 0 NOT NULL,
	"others" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "source_verdicts_counts" CHECK ("source_verdicts"."theirs" >= 0 and "source_verdicts"."others" >= 0)
);
--> statement-breakpoint
CREATE TABLE "status_days" (
	"part" text NOT NULL,
	"day" date NOT NULL,
	"slots" integer NOT NULL,
	"good" integer NOT NULL,
	"impaired" integer NOT NULL,
	"down" integer NOT NULL,
	"latest" text NOT NULL,
	"last_slot" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "status_days_part_day_pk" PRIMARY KEY("part","day"),
	CONSTRAINT "status_days_part_known" CHECK ("status_days"."part" in ('web', 'database', 'queue', 'mail', 'audit', 'backups', 'sources')),
	CONSTRAINT "status_days_latest_known" CHECK ("status_days"."latest" in ('good', 'impaired', 'down')),
	CONSTRAINT "status_days_counts" CHECK ("status_days"."slots" > 0 and least("status_days"."good", "status_days"."impaired", "status_days"."down") >= 0)
);
--> statement-breakpoint
ALTER TABLE "status_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "breach_matches" (
	"watch_id" uuid NOT NULL,
	"source_id" text NOT NULL,
	"through" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "breach_matches_watch_id_source_id_pk" PRIMARY KEY("watch_id","source_id"),
	CONSTRAINT "breach_matches_tries" CHECK ("breach_matches"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "breach_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "watched_findings" (
	"watch_id" uuid NOT NULL,
	"finding_key" text NOT NULL,
	"state" text DEFAULT 'there' NOT NULL,
	"scan_id" uuid,
	"change" text,
	"changed_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watched_findings_watch_id_finding_key_pk" PRIMARY KEY("watch_id","finding_key"),
	CONSTRAINT "watched_findings_state_known" CHECK ("watched_findings"."state" in ('there', 'gone')),
	CONSTRAINT "watched_findings_change_known" CHECK ("watched_findings"."change" in ('new', 'published', 'back', 'gone')),
	CONSTRAINT "watched_findings_change_whole" CHECK (("watched_findings"."change" is null) = ("watched_findings"."changed_at" is null)),
	CONSTRAINT "watched_findings_told" CHECK ("watched_findings"."told_at" is null or "watched_findings"."change" is not null)
);
--> statement-breakpoint
ALTER TABLE "watched_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "watches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"sealed_email" text,
	"email_index" text,
	"ends_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"pace" text DEFAULT 'monthly' NOT NULL,
	"is_whole" boolean DEFAULT true NOT NULL,
	"time_zone" text NOT NULL,
	"anchored_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"scan_id" uuid,
	"report_id" uuid,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watches_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "watches_email_index_unique" UNIQUE("email_index"),
	CONSTRAINT "watches_pace_known" CHECK ("watches"."pace" in ('weekly', 'monthly', 'quarterly', 'breaches')),
	CONSTRAINT "watches_of_one" CHECK (case when "watches"."user_id" is null then num_nulls("watches"."sealed_email", "watches"."email_index", "watches"."ends_at", "watches"."next_at") = 0
        else "watches"."user_id" = "watches"."id" and num_nonnulls("watches"."sealed_email", "watches"."email_index", "watches"."ends_at", "watches"."asked_at") = 0 end),
	CONSTRAINT "watches_on_or_off" CHECK ("watches"."next_at" is null or "watches"."stopped_at" is null),
	CONSTRAINT "watches_scanned_again" CHECK ("watches"."next_at" is not null or "watches"."stopped_at" is not null or "watches"."pace" = 'breaches')
);
--> statement-breakpoint
ALTER TABLE "watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"wrapped" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"destroyed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "data_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "encryption_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"sealed" text,
	CONSTRAINT "encryption_keys_retired_whole" CHECK (("encryption_keys"."retired_at" is null) = ("encryption_keys"."sealed" is null))
);
--> statement-breakpoint
ALTER TABLE "encryption_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"priority" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_written_by_profiles_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_credentials" ADD CONSTRAINT "auth_credentials_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_known_clients" ADD CONSTRAINT "auth_known_clients_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broker_requests" ADD CONSTRAINT "broker_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identifiers" ADD CONSTRAINT "identifiers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_cells" ADD CONSTRAINT "appointment_cells_staff_id_profiles_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_cells" ADD CONSTRAINT "appointment_cells_order_id_appointments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."appointments"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_staff_id_profiles_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_staff_id_profiles_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_added_by_profiles_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_internal_notes" ADD CONSTRAINT "order_internal_notes_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_report_scan_id_user_scans_id_fk" FOREIGN KEY ("report_scan_id") REFERENCES "public"."user_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_assignee_id_profiles_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_comments" ADD CONSTRAINT "finding_comments_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_todos" ADD CONSTRAINT "finding_todos_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_access_keys" ADD CONSTRAINT "scan_access_keys_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_checks" ADD CONSTRAINT "scan_checks_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_checks" ADD CONSTRAINT "scan_checks_identifier" FOREIGN KEY ("scan_id","identifier_id") REFERENCES "public"."scan_identifiers"("scan_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_findings" ADD CONSTRAINT "scan_findings_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_findings" ADD CONSTRAINT "scan_findings_identifier" FOREIGN KEY ("scan_id","identifier_id") REFERENCES "public"."scan_identifiers"("scan_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_identifiers" ADD CONSTRAINT "scan_identifiers_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_links" ADD CONSTRAINT "scan_links_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_scans" ADD CONSTRAINT "user_scans_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_scans" ADD CONSTRAINT "user_scans_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "user_scans" ADD CONSTRAINT "user_scans_data_key_id_data_keys_id_fk" FOREIGN KEY ("data_key_id") REFERENCES "public"."data_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_includes_services_id_fk" FOREIGN KEY ("includes") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_breaches" ADD CONSTRAINT "listed_breaches_catalogue_id_breach_catalogues_catalogue_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."breach_catalogues"("catalogue_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breach_matches" ADD CONSTRAINT "breach_matches_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_findings" ADD CONSTRAINT "watched_findings_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_findings" ADD CONSTRAINT "watched_findings_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_years" ADD CONSTRAINT "watched_years_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_report_id_user_scans_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."user_scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_age_idx" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_idx" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential_key" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recovery_codes_open_idx" ON "recovery_codes" USING btree ("user_id") WHERE "recovery_codes"."used_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_address_idx" ON "profiles" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "profiles_created_idx" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_deleted_idx" ON "profiles" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "profiles_role_idx" ON "profiles" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_deactivated_idx" ON "profiles" USING btree ("created_at","id") WHERE "profiles"."deleted_at" is not null;--> statement-breakpoint
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
CREATE INDEX "analytics_events_created_idx" ON "analytics_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "analytics_events_type_idx" ON "analytics_events" USING btree ("event_type","created_at");--> statement-breakpoint
CREATE INDEX "audit_cosignatures_witness_idx" ON "audit_cosignatures" USING btree ("witness","tree_size");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_logs_seq_key" ON "audit_logs" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "audit_logs_user_idx" ON "audit_logs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_created_idx" ON "audit_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_action_idx" ON "audit_logs" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "audit_logs_entity_idx" ON "audit_logs" USING btree ("entity_type","created_at");--> statement-breakpoint
CREATE INDEX "audit_logs_thing_idx" ON "audit_logs" USING btree ("entity_type","entity_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_logs_both_idx" ON "audit_logs" USING btree ("entity_type","action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_logs_unsealed_idx" ON "audit_logs" USING btree ("created_at","id") WHERE "audit_logs"."seq" is null;--> statement-breakpoint
CREATE INDEX "audit_logs_address_idx" ON "audit_logs" USING btree ("created_at","id") WHERE strpos("audit_logs"."ip_address", '/') = 0;--> statement-breakpoint
CREATE INDEX "tally_changes_name_idx" ON "tally_changes" USING btree ("name");--> statement-breakpoint
CREATE INDEX "identifiers_user_idx" ON "identifiers" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "account_erasures_due_idx" ON "account_erasures" USING btree ("due_at") WHERE "account_erasures"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "account_erasures_erased_idx" ON "account_erasures" USING btree ("erased_at","user_id") WHERE "account_erasures"."erased_at" is not null;--> statement-breakpoint
CREATE INDEX "opt_out_links_email_idx" ON "opt_out_links" USING btree ("email_index");--> statement-breakpoint
CREATE INDEX "opt_out_links_expiry_idx" ON "opt_out_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "appointment_cells_order_idx" ON "appointment_cells" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "appointments_start_idx" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointments_held_idx" ON "appointments" USING btree ("held_until") WHERE "appointments"."held_until" is not null and not "appointments"."is_cancelled";--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_user_idx" ON "invoices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_notices_created_idx" ON "payment_notices" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_reference" ON "payment_refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment_idx" ON "payment_refunds" USING btree ("payment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_unsettled_idx" ON "payment_refunds" USING btree ("updated_at") WHERE "payment_refunds"."state" in ('asked', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attempt" ON "payments" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_unsettled_idx" ON "payments" USING btree ("updated_at") WHERE "payments"."state" in ('opening', 'open', 'declined', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "order_files_once" ON "order_files" USING btree ("order_id","fingerprint");--> statement-breakpoint
CREATE INDEX "order_files_order_idx" ON "order_files" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_files_message_idx" ON "order_files" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_messages_once" ON "order_messages" USING btree ("order_id","by_staff","idempotency_key");--> statement-breakpoint
CREATE INDEX "order_messages_order_idx" ON "order_messages" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_messages_unread_idx" ON "order_messages" USING btree ("order_id","by_staff") WHERE "order_messages"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_once" ON "service_requests" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_report_idx" ON "service_requests" USING btree ("report_scan_id") WHERE "service_requests"."report_scan_id" is not null;--> statement-breakpoint
CREATE INDEX "service_requests_user_idx" ON "service_requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_user_status_idx" ON "service_requests" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "service_requests_created_idx" ON "service_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_status_idx" ON "service_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_assignee_idx" ON "service_requests" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_expected_idx" ON "service_requests" USING btree ("expected_on") WHERE "service_requests"."status" not in ('completed', 'cancelled');--> statement-breakpoint
CREATE INDEX "service_requests_payment_idx" ON "service_requests" USING btree ("payment_status","created_at");--> statement-breakpoint
CREATE INDEX "scan_access_keys_scan_idx" ON "scan_access_keys" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "scan_checks_expected_idx" ON "scan_checks" USING btree ("source_id","expected_at") WHERE "scan_checks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "scan_links_scan_idx" ON "scan_links" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "user_scans_user_idx" ON "user_scans" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_scans_user_status_idx" ON "user_scans" USING btree ("user_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "user_scans_scored_idx" ON "user_scans" USING btree ("user_id","created_at","id") WHERE "user_scans"."status" = 'completed' and "user_scans"."results" ->> 'risk_score' is not null;--> statement-breakpoint
CREATE INDEX "user_scans_email_idx" ON "user_scans" USING btree ("email_index");--> statement-breakpoint
CREATE INDEX "user_scans_open_idx" ON "user_scans" USING btree ("status") WHERE "user_scans"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "user_scans_expiry_idx" ON "user_scans" USING btree ("expires_at") WHERE "user_scans"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "user_scans_created_idx" ON "user_scans" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "branding_assets_one_active" ON "branding_assets" USING btree ("asset_type") WHERE "branding_assets"."is_active" and "branding_assets"."asset_type" in ('logo', 'favicon');--> statement-breakpoint
CREATE INDEX "branding_assets_created_idx" ON "branding_assets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_address_idx" ON "contact_messages" USING btree ("email_key","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_created_idx" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_replies_message_idx" ON "contact_replies" USING btree ("message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_replies_author_idx" ON "contact_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "pictures_hash_idx" ON "pictures" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_published_idx" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_publish_at_idx" ON "blog_posts" USING btree ("publish_at") WHERE "blog_posts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_created_idx" ON "blog_posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_tags_idx" ON "blog_posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "services_order_idx" ON "services" USING btree ("service_type","price");--> statement-breakpoint
CREATE INDEX "listed_breaches_news_idx" ON "listed_breaches" USING btree ("catalogue_id","noticed_at") WHERE "listed_breaches"."is_news";--> statement-breakpoint
CREATE INDEX "source_answers_age_idx" ON "source_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "source_answers_input_idx" ON "source_answers" USING btree ("input_key");--> statement-breakpoint
CREATE INDEX "source_slots_quota_idx" ON "source_slots" USING btree ("quota_id","starts_at");--> statement-breakpoint
CREATE INDEX "source_slots_holder_idx" ON "source_slots" USING btree ("holder") WHERE "source_slots"."holder" is not null;--> statement-breakpoint
CREATE INDEX "watched_findings_scan_idx" ON "watched_findings" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "watched_findings_untold_idx" ON "watched_findings" USING btree ("watch_id") WHERE "watched_findings"."change" is not null and "watched_findings"."told_at" is null;--> statement-breakpoint
CREATE INDEX "watched_years_user_idx" ON "watched_years" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "watched_years_unreminded_idx" ON "watched_years" USING btree ("ends_at") WHERE "watched_years"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "watches_ends_idx" ON "watches" USING btree ("ends_at") WHERE "watches"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "watches_due_idx" ON "watches" USING btree ("next_at") WHERE "watches"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "watches_scan_idx" ON "watches" USING btree ("scan_id") WHERE "watches"."scan_id" is not null;--> statement-breakpoint
CREATE INDEX "watches_report_idx" ON "watches" USING btree ("report_id") WHERE "watches"."report_id" is not null;--> statement-breakpoint
CREATE INDEX "data_keys_owner_idx" ON "data_keys" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "rate_limits_age_idx" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "live_events_topic_idx" ON "live_events" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "live_events_age_idx" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_user_idx" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_order_idx" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE POLICY "passkey_challenges_system" ON "passkey_challenges" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "passkeys_system" ON "passkeys" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "passkeys_own" ON "passkeys" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("passkeys"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("passkeys"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "recovery_codes_system" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "recovery_codes_own" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("recovery_codes"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("recovery_codes"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "two_factors_system" ON "two_factors" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "two_factors_own" ON "two_factors" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("two_factors"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("two_factors"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_notes_staff" ON "user_notes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "preferences_system" ON "preferences" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "preferences_own" ON "preferences" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("preferences"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("preferences"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "preferences_staff" ON "preferences" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "profiles_system" ON "profiles" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "profiles_own" ON "profiles" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("profiles"."id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "profiles_own_change" ON "profiles" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ("profiles"."id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("profiles"."id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "profiles_staff" ON "profiles" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "profiles_staff_change" ON "profiles" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "auth_credentials_system" ON "auth_credentials" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "auth_known_clients_system" ON "auth_known_clients" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "auth_links_system" ON "auth_links" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "auth_sessions_system" ON "auth_sessions" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "auth_sessions_own" ON "auth_sessions" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("auth_sessions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "auth_sessions_own_end" ON "auth_sessions" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ("auth_sessions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("auth_sessions"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "auth_sessions_staff" ON "auth_sessions" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "auth_sessions_staff_end" ON "auth_sessions" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "auth_tokens_system" ON "auth_tokens" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "analytics_events_record" ON "analytics_events" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "analytics_events_staff" ON "analytics_events" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "audit_logs_append" ON "audit_logs" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "audit_logs_own" ON "audit_logs" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("audit_logs"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "audit_logs_staff" ON "audit_logs" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "tallies_staff" ON "tallies" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "tallies_system" ON "tallies" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "tally_changes_note" ON "tally_changes" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tally_changes_staff" ON "tally_changes" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "tally_changes_system" ON "tally_changes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "tally_counted_system" ON "tally_counted" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "tally_recounts_system" ON "tally_recounts" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "broker_requests_system" ON "broker_requests" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "broker_requests_own" ON "broker_requests" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("broker_requests"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("broker_requests"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "identifiers_system" ON "identifiers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "identifiers_own" ON "identifiers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("identifiers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("identifiers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "account_erasures_system" ON "account_erasures" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "account_erasures_own" ON "account_erasures" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("account_erasures"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "account_erasures_own_ask" ON "account_erasures" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("account_erasures"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "database_restores_system" ON "database_restores" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "opt_out_links_system" ON "opt_out_links" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "opt_outs_system" ON "opt_outs" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "appointment_cells_own" ON "appointment_cells" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select o.user_id from service_requests o where o.id = "appointment_cells"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ((select o.user_id from service_requests o where o.id = "appointment_cells"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "appointment_cells_staff" ON "appointment_cells" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "appointments_own" ON "appointments" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select o.user_id from service_requests o where o.id = "appointments"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ((select o.user_id from service_requests o where o.id = "appointments"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "appointments_staff" ON "appointments" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "availabilities_staff" ON "availabilities" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "invoice_numbers_staff" ON "invoice_numbers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "invoices_own" ON "invoices" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("invoices"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "invoices_staff" ON "invoices" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "invoices_staff_issue" ON "invoices" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "payment_customers_own" ON "payment_customers" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("payment_customers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payment_customers_system" ON "payment_customers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "payment_notices_system" ON "payment_notices" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "payment_refunds_own" ON "payment_refunds" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select p.user_id from payments p where p.id = "payment_refunds"."payment_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payment_refunds_staff" ON "payment_refunds" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "payment_refunds_staff_ask" ON "payment_refunds" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system') and "payment_refunds"."state" = 'asked');--> statement-breakpoint
CREATE POLICY "payment_refunds_system" ON "payment_refunds" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "payments_own" ON "payments" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("payments"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payments_own_start" ON "payments" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("payments"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payments_staff" ON "payments" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "payments_system" ON "payments" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "order_files_own" ON "order_files" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select o.user_id from service_requests o where o.id = "order_files"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "order_files_own_write" ON "order_files" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (not "order_files"."by_staff" and (select o.user_id from service_requests o where o.id = "order_files"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "order_files_staff" ON "order_files" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "order_internal_notes_staff" ON "order_internal_notes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "order_messages_own" ON "order_messages" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select o.user_id from service_requests o where o.id = "order_messages"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "order_messages_own_write" ON "order_messages" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (not "order_messages"."by_staff" and (select o.user_id from service_requests o where o.id = "order_messages"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "order_messages_staff" ON "order_messages" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "service_requests_own" ON "service_requests" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("service_requests"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "service_requests_own_create" ON "service_requests" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("service_requests"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "service_requests_staff" ON "service_requests" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "finding_comments_system" ON "finding_comments" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "finding_comments_own" ON "finding_comments" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select s.user_id from user_scans s where s.id = "finding_comments"."scan_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "finding_todos_system" ON "finding_todos" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "finding_todos_own" ON "finding_todos" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("finding_todos"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("finding_todos"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "scan_access_keys_system" ON "scan_access_keys" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_checks_system" ON "scan_checks" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_checks_own" ON "scan_checks" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select s.user_id from user_scans s where s.id = "scan_checks"."scan_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "scan_checks_opened" ON "scan_checks" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("scan_checks"."scan_id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));--> statement-breakpoint
CREATE POLICY "scan_findings_system" ON "scan_findings" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_findings_own" ON "scan_findings" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select s.user_id from user_scans s where s.id = "scan_findings"."scan_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "scan_findings_opened" ON "scan_findings" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("scan_findings"."scan_id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));--> statement-breakpoint
CREATE POLICY "scan_identifiers_system" ON "scan_identifiers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_identifiers_own" ON "scan_identifiers" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select s.user_id from user_scans s where s.id = "scan_identifiers"."scan_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "scan_identifiers_own_create" ON "scan_identifiers" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ((select s.user_id from user_scans s where s.id = "scan_identifiers"."scan_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "scan_identifiers_opened" ON "scan_identifiers" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("scan_identifiers"."scan_id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));--> statement-breakpoint
CREATE POLICY "scan_links_system" ON "scan_links" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_links_create" ON "scan_links" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_scans_system" ON "user_scans" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "user_scans_own" ON "user_scans" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("user_scans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_scans_own_create" ON "user_scans" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("user_scans"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_scans_opened" ON "user_scans" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("user_scans"."id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));--> statement-breakpoint
CREATE POLICY "user_scans_anonymous_create" ON "user_scans" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("user_scans"."user_id" is null);--> statement-breakpoint
CREATE POLICY "branding_assets_read" ON "branding_assets" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "branding_assets_staff" ON "branding_assets" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "contact_messages_send" ON "contact_messages" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "contact_messages_staff" ON "contact_messages" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "contact_replies_staff" ON "contact_replies" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "cms_content_read" ON "cms_content" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "cms_content_staff" ON "cms_content" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "pictures_read" ON "pictures" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "pictures_staff" ON "pictures" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "blog_posts_published" ON "blog_posts" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("blog_posts"."is_published");--> statement-breakpoint
CREATE POLICY "blog_posts_staff" ON "blog_posts" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "saved_replies_staff" ON "saved_replies" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "services_read" ON "services" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "services_staff" ON "services" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "breach_catalogues_system" ON "breach_catalogues" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "breach_catalogues_staff" ON "breach_catalogues" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "listed_breaches_system" ON "listed_breaches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "listed_breaches_staff" ON "listed_breaches" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "source_days_system" ON "source_days" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "source_days_read" ON "source_days" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "source_health_staff" ON "source_health" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "source_health_read" ON "source_health" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "source_answers_system" ON "source_answers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "source_slots_system" ON "source_slots" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "source_vendors_system" ON "source_vendors" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "status_days_system" ON "status_days" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "status_days_read" ON "status_days" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "breach_matches_system" ON "breach_matches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "breach_matches_own" ON "breach_matches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("breach_matches"."watch_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("breach_matches"."watch_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "watched_findings_system" ON "watched_findings" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "watched_findings_own" ON "watched_findings" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("watched_findings"."watch_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("watched_findings"."watch_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "watched_years_system" ON "watched_years" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "watched_years_own" ON "watched_years" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("watched_years"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "watched_years_staff" ON "watched_years" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "watches_system" ON "watches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "watches_own" ON "watches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("watches"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("watches"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "data_keys_system" ON "data_keys" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "data_keys_create" ON "data_keys" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "data_keys_own" ON "data_keys" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("data_keys"."owner_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "data_keys_opened" ON "data_keys" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("data_keys"."id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));--> statement-breakpoint
CREATE POLICY "encryption_keys_system" ON "encryption_keys" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "mails_create" ON "mails" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mails_system" ON "mails" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "outbox_create" ON "outbox" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "outbox_system" ON "outbox" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');