CREATE TABLE "breach_catalogues" (
	"catalogue_id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'unread' NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "breach_catalogues_known" CHECK ("breach_catalogues"."catalogue_id" in ('have-i-been-pwned', 'xposedornot')),
	CONSTRAINT "breach_catalogues_state_known" CHECK ("breach_catalogues"."state" in ('unread', 'read', 'failed', 'shrunk')),
	CONSTRAINT "breach_catalogues_read" CHECK ("breach_catalogues"."state" <> 'read' or "breach_catalogues"."read_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "breach_catalogues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listed_breaches" (
	"catalogue_id" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"is_news" boolean NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "listed_breaches_catalogue_id_name_pk" PRIMARY KEY("catalogue_id","name")
);
--> statement-breakpoint
ALTER TABLE "listed_breaches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listed_breaches" ADD CONSTRAINT "listed_breaches_catalogue_id_breach_catalogues_catalogue_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."breach_catalogues"("catalogue_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_breaches_news_idx" ON "listed_breaches" USING btree ("catalogue_id","noticed_at") WHERE "listed_breaches"."is_news";--> statement-breakpoint
CREATE POLICY "breach_catalogues_system" ON "breach_catalogues" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "breach_catalogues_staff" ON "breach_catalogues" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "listed_breaches_system" ON "listed_breaches" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "listed_breaches_staff" ON "listed_breaches" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "breach_catalogues" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listed_breaches" FORCE ROW LEVEL SECURITY;
