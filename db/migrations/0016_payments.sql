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
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_user_idx" ON "invoices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_notices_created_idx" ON "payment_notices" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attempt" ON "payments" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_unsettled_idx" ON "payments" USING btree ("updated_at") WHERE "payments"."state" in ('opening', 'open', 'declined', 'pending');--> statement-breakpoint
CREATE POLICY "invoice_numbers_staff" ON "invoice_numbers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "invoices_own" ON "invoices" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("invoices"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "invoices_staff" ON "invoices" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "invoices_staff_issue" ON "invoices" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "payment_customers_own" ON "payment_customers" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("payment_customers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payment_customers_system" ON "payment_customers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "payment_notices_system" ON "payment_notices" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "payments_own" ON "payments" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("payments"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payments_own_start" ON "payments" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("payments"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payments_staff" ON "payments" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "payments_system" ON "payments" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');