CREATE TABLE "identifiers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"proven_by" text,
	"proven_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"link_hash" text,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identifiers_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "identifiers_kind_known" CHECK ("identifiers"."kind" in ('email', 'domain', 'username', 'name', 'town', 'country')),
	CONSTRAINT "identifiers_proof_known" CHECK ("identifiers"."proven_by" in ('link', 'alias', 'record')),
	CONSTRAINT "identifiers_proof_whole" CHECK (("identifiers"."proven_by" is null) = ("identifiers"."proven_at" is null))
);
--> statement-breakpoint
ALTER TABLE "identifiers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identifiers" ADD CONSTRAINT "identifiers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identifiers_user_idx" ON "identifiers" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE POLICY "identifiers_system" ON "identifiers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "identifiers_own" ON "identifiers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("identifiers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("identifiers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
ALTER TABLE "identifiers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER "identifiers_touch" BEFORE UPDATE ON "identifiers" FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
CREATE TRIGGER "identifiers_announce_insert" AFTER INSERT ON public.identifiers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "identifiers_announce_update" AFTER UPDATE ON public.identifiers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');--> statement-breakpoint
CREATE TRIGGER "identifiers_announce_delete" AFTER DELETE ON public.identifiers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
