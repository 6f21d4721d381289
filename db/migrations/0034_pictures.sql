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
CREATE INDEX "pictures_hash_idx" ON "pictures" USING btree ("hash");--> statement-breakpoint
CREATE POLICY "pictures_read" ON "pictures" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "pictures_staff" ON "pictures" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));
--> statement-breakpoint
ALTER TABLE public.pictures FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A copy that was fetched later shows at once: pages that are open or kept in memory hear of it.
CREATE TRIGGER pictures_announce_branding AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.pictures
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('branding-changes');
--> statement-breakpoint
CREATE TRIGGER pictures_announce_posts AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.pictures
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('staff:posts');
