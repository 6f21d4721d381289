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
CREATE INDEX "removal_routes_withheld_idx" ON "removal_routes" USING btree ("withheld_at") WHERE "removal_routes"."withheld_at" is not null;--> statement-breakpoint
CREATE POLICY "removal_bounces_staff" ON "removal_bounces" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "removal_bounces_read" ON "removal_bounces" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "removal_routes_staff" ON "removal_routes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "removal_routes_read" ON "removal_routes" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "removal_bounces" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "removal_routes" FORCE ROW LEVEL SECURITY;
