CREATE TABLE "source_days" (
	"source_id" text NOT NULL,
	"day" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "source_days_source_id_day_pk" PRIMARY KEY("source_id","day")
);
--> statement-breakpoint
ALTER TABLE "source_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_health" (
	"source_id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'healthy' NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"recent" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"held_at" timestamp (3) with time zone,
	"known_outcome" text,
	"known_asked_at" timestamp (3) with time zone,
	"known_proved_at" timestamp (3) with time zone,
	"known_lease" timestamp (3) with time zone,
	"impossible_outcome" text,
	"impossible_asked_at" timestamp (3) with time zone,
	"impossible_proved_at" timestamp (3) with time zone,
	"impossible_lease" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"tested_at" timestamp (3) with time zone,
	CONSTRAINT "source_health_state_known" CHECK ("source_health"."state" in ('healthy', 'suspect', 'quarantined', 'probation'))
);
--> statement-breakpoint
ALTER TABLE "source_health" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scan_findings" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE POLICY "source_days_system" ON "source_days" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "source_days_read" ON "source_days" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
CREATE POLICY "source_health_staff" ON "source_health" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "source_health_read" ON "source_health" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);