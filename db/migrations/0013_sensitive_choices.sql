CREATE TABLE "sensitive_choices" (
	"identifier_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"switched_on_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"sealed" text,
	CONSTRAINT "sensitive_choices_answers" CHECK (("sensitive_choices"."answered_at" is null) = ("sensitive_choices"."sealed" is null)),
	CONSTRAINT "sensitive_choices_asked" CHECK ("sensitive_choices"."answered_at" is null or "sensitive_choices"."asked_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "sensitive_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sensitive_choices" ADD CONSTRAINT "sensitive_choices_identifier_id_identifiers_id_fk" FOREIGN KEY ("identifier_id") REFERENCES "public"."identifiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensitive_choices" ADD CONSTRAINT "sensitive_choices_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sensitive_choices_user_idx" ON "sensitive_choices" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "sensitive_choices_system" ON "sensitive_choices" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "sensitive_choices_own" ON "sensitive_choices" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("sensitive_choices"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("sensitive_choices"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE "sensitive_choices" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER sensitive_choices_announce_insert AFTER INSERT ON public.sensitive_choices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER sensitive_choices_announce_update AFTER UPDATE ON public.sensitive_choices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER sensitive_choices_announce_delete AFTER DELETE ON public.sensitive_choices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
