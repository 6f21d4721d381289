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
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_reference" ON "payment_refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment_idx" ON "payment_refunds" USING btree ("payment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_unsettled_idx" ON "payment_refunds" USING btree ("updated_at") WHERE "payment_refunds"."state" in ('asked', 'pending');--> statement-breakpoint
CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE POLICY "payment_refunds_own" ON "payment_refunds" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select p.user_id from payments p where p.id = "payment_refunds"."payment_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payment_refunds_staff" ON "payment_refunds" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "payment_refunds_staff_ask" ON "payment_refunds" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system') and "payment_refunds"."state" = 'asked');--> statement-breakpoint
CREATE POLICY "payment_refunds_system" ON "payment_refunds" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "payment_refunds" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER "payment_refunds_touch" BEFORE UPDATE ON "payment_refunds" FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
-- Open pages of the customer and of staff hear of every change.
CREATE TRIGGER payment_refunds_announce_insert AFTER INSERT ON public.payment_refunds
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || p.user_id FROM changed JOIN public.payments p ON p.id = payment_id UNION SELECT ''staff:orders'' FROM changed');--> statement-breakpoint
CREATE TRIGGER payment_refunds_announce_update AFTER UPDATE ON public.payment_refunds
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || p.user_id FROM changed JOIN public.payments p ON p.id = payment_id UNION SELECT ''staff:orders'' FROM changed');--> statement-breakpoint
CREATE TRIGGER payment_refunds_announce_delete AFTER DELETE ON public.payment_refunds
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || p.user_id FROM changed JOIN public.payments p ON p.id = payment_id UNION SELECT ''staff:orders'' FROM changed');
