CREATE TABLE "status_days" (
	"part" text NOT NULL,
	"day" date NOT NULL,
	"slots" integer NOT NULL,
	"good" integer NOT NULL,
	"impaired" integer NOT NULL,
	"down" integer NOT NULL,
	"latest" text NOT NULL,
	"last_slot" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "status_days_part_day_pk" PRIMARY KEY("part","day"),
	CONSTRAINT "status_days_part_known" CHECK ("status_days"."part" in ('web', 'database', 'queue', 'mail', 'audit', 'backups', 'sources')),
	CONSTRAINT "status_days_latest_known" CHECK ("status_days"."latest" in ('good', 'impaired', 'down')),
	CONSTRAINT "status_days_counts" CHECK ("status_days"."slots" > 0 and least("status_days"."good", "status_days"."impaired", "status_days"."down") >= 0)
);
--> statement-breakpoint
ALTER TABLE "status_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "status_days_system" ON "status_days" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "status_days_read" ON "status_days" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true);--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "status_days" FORCE ROW LEVEL SECURITY;
