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
	"time_zone" text NOT NULL,
	"week" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "availabilities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "services" DROP CONSTRAINT "services_intake_known";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "appointment_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_cells" ADD CONSTRAINT "appointment_cells_staff_id_profiles_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_cells" ADD CONSTRAINT "appointment_cells_order_id_appointments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."appointments"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_staff_id_profiles_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_staff_id_profiles_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_cells_order_idx" ON "appointment_cells" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "appointments_start_idx" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_appointment_length" CHECK ("services"."appointment_minutes" in (30, 60, 90, 120));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_intake_known" CHECK ("services"."intake" in ('note', 'scan', 'impersonation', 'appointment'));--> statement-breakpoint
CREATE POLICY "appointment_cells_own" ON "appointment_cells" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select o.user_id from service_requests o where o.id = "appointment_cells"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ((select o.user_id from service_requests o where o.id = "appointment_cells"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "appointment_cells_staff" ON "appointment_cells" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "appointments_own" ON "appointments" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select o.user_id from service_requests o where o.id = "appointments"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ((select o.user_id from service_requests o where o.id = "appointments"."order_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "appointments_staff" ON "appointments" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "availabilities_staff" ON "availabilities" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "availabilities" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appointments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appointment_cells" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- The two services of the first catalogue that are a conversation. The owner of the tables has to see them.
ALTER TABLE "services" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "services" SET "intake" = 'appointment' WHERE "id" IN ('expert-consultancy', 'privacy-awareness-session');--> statement-breakpoint
UPDATE "services" SET "appointment_minutes" = 30 WHERE "id" = 'privacy-awareness-session';--> statement-breakpoint
ALTER TABLE "services" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Open pages hear of every change: the customer's, and those of staff.
DO $$
DECLARE
  of_order constant text := 'SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed';
  one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('appointments', of_order),
    ('availabilities', 'SELECT ''staff:orders'' FROM changed')
  ) AS shown (name, topics)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON public.%I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public.announce(%L)', one.name || '_announce_insert', one.name, one.topics);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON public.%I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public.announce(%L)', one.name || '_announce_update', one.name, one.topics);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON public.%I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public.announce(%L)', one.name || '_announce_delete', one.name, one.topics);
  END LOOP;
END
$$;
