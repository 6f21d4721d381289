CREATE TABLE "order_internal_notes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_internal_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_internal_notes" ADD CONSTRAINT "order_internal_notes_order_id_service_requests_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "order_internal_notes_staff" ON "order_internal_notes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "order_internal_notes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Open pages of staff hear of every change, and no page of a customer.
CREATE TRIGGER order_internal_notes_announce_insert AFTER INSERT ON public.order_internal_notes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:orders'' FROM changed');--> statement-breakpoint
CREATE TRIGGER order_internal_notes_announce_update AFTER UPDATE ON public.order_internal_notes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:orders'' FROM changed');--> statement-breakpoint
CREATE TRIGGER order_internal_notes_announce_delete AFTER DELETE ON public.order_internal_notes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:orders'' FROM changed');
