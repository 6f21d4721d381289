CREATE TABLE "removal_figures" (
	"company_id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"asked" integer NOT NULL,
	"answered" integer NOT NULL,
	"median_days" integer,
	"within_7" integer NOT NULL,
	"within_30" integer NOT NULL,
	"within_45" integer NOT NULL,
	"within_90" integer NOT NULL,
	"said_done" integer NOT NULL,
	"gone" integer NOT NULL,
	"came_back" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removal_figures_parts" CHECK ("removal_figures"."answered" between 0 and "removal_figures"."asked" and "removal_figures"."gone" between 0 and "removal_figures"."asked"
        and "removal_figures"."came_back" between 0 and "removal_figures"."gone" and "removal_figures"."said_done" between 0 and "removal_figures"."asked")
);
--> statement-breakpoint
ALTER TABLE "removal_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "removal_guidance" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"allowed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removal_guidance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "removal_places" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text,
	"unseen" text,
	"next_look_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "removal_places_seen_or_not" CHECK (("removal_places"."sealed" is null) = ("removal_places"."unseen" is not null)),
	CONSTRAINT "removal_places_unseen_known" CHECK ("removal_places"."unseen" in ('lasting', 'not-public', 'unknown')),
	CONSTRAINT "removal_places_looks_somewhere" CHECK ("removal_places"."next_look_at" is null or "removal_places"."sealed" is not null),
	CONSTRAINT "removal_places_tries" CHECK ("removal_places"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "removal_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "removal_bounces" (
	"route" text PRIMARY KEY NOT NULL,
	"bounced_at" timestamp (3) with time zone NOT NULL,
	"is_by_staff" boolean NOT NULL,
	"restored_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "removal_bounces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "removal_routes" (
	"url" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"status" integer,
	"final_host" text,
	"text_sum" text,
	"changed_at" timestamp (3) with time zone,
	"misses" integer DEFAULT 0 NOT NULL,
	"withheld_at" timestamp (3) with time zone,
	"accepted_host" text,
	CONSTRAINT "removal_routes_state_known" CHECK ("removal_routes"."state" in ('answers', 'wordless', 'moved', 'parked', 'missing', 'silent')),
	CONSTRAINT "removal_routes_misses" CHECK ("removal_routes"."misses" >= 0)
);
--> statement-breakpoint
ALTER TABLE "removal_routes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_guidance" ADD CONSTRAINT "removal_guidance_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_places" ADD CONSTRAINT "removal_places_case_id_removal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."removal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removal_places" ADD CONSTRAINT "removal_places_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removal_places_user_idx" ON "removal_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removal_places_next_idx" ON "removal_places" USING btree ("next_look_at") WHERE "removal_places"."next_look_at" is not null;--> statement-breakpoint
CREATE INDEX "removal_routes_withheld_idx" ON "removal_routes" USING btree ("withheld_at") WHERE "removal_routes"."withheld_at" is not null;--> statement-breakpoint
CREATE POLICY "removal_figures_system" ON "removal_figures" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "removal_figures_read" ON "removal_figures" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "removal_guidance_system" ON "removal_guidance" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "removal_guidance_own" ON "removal_guidance" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ("removal_guidance"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("removal_guidance"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "removal_guidance_staff" ON "removal_guidance" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "removal_places_system" ON "removal_places" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "removal_places_own" ON "removal_places" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("removal_places"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "removal_places_own_due" ON "removal_places" AS PERMISSIVE FOR UPDATE TO "quietprint_app" USING ("removal_places"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("removal_places"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "removal_bounces_staff" ON "removal_bounces" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "removal_bounces_read" ON "removal_bounces" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "removal_routes_staff" ON "removal_routes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "removal_routes_read" ON "removal_routes" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "removal_bounces" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_figures" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_guidance" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_places" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_routes" FORCE ROW LEVEL SECURITY;
