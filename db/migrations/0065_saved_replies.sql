CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "saved_replies_staff" ON "saved_replies" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "saved_replies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Open pages of staff hear of every change.
CREATE TRIGGER saved_replies_announce_insert AFTER INSERT ON public.saved_replies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');--> statement-breakpoint
CREATE TRIGGER saved_replies_announce_update AFTER UPDATE ON public.saved_replies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');--> statement-breakpoint
CREATE TRIGGER saved_replies_announce_delete AFTER DELETE ON public.saved_replies
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
