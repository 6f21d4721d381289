CREATE TABLE "finding_todos" (
	"user_id" uuid NOT NULL,
	"finding_key" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"steps" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_todos_user_id_finding_key_pk" PRIMARY KEY("user_id","finding_key"),
	CONSTRAINT "finding_todos_state_known" CHECK ("finding_todos"."state" in ('open', 'done', 'not-mine'))
);
--> statement-breakpoint
ALTER TABLE "finding_todos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "finding_todos" ADD CONSTRAINT "finding_todos_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "finding_todos_system" ON "finding_todos" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "finding_todos_own" ON "finding_todos" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("finding_todos"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("finding_todos"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
ALTER TABLE "finding_todos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER "finding_todos_touch" BEFORE UPDATE ON "finding_todos" FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
