CREATE TABLE "user_notes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_written_by_profiles_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "user_notes_staff" ON "user_notes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "user_notes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Open pages of staff hear of every change, and no page of the customer.
CREATE TRIGGER user_notes_announce_insert AFTER INSERT ON public.user_notes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:users'' FROM changed');--> statement-breakpoint
CREATE TRIGGER user_notes_announce_update AFTER UPDATE ON public.user_notes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:users'' FROM changed');--> statement-breakpoint
CREATE TRIGGER user_notes_announce_delete AFTER DELETE ON public.user_notes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:users'' FROM changed');
