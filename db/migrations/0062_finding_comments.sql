CREATE TABLE "finding_comments" (
	"scan_id" uuid NOT NULL,
	"finding_key" text NOT NULL,
	"sealed" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finding_comments_scan_id_finding_key_pk" PRIMARY KEY("scan_id","finding_key")
);
--> statement-breakpoint
ALTER TABLE "finding_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "finding_comments" ADD CONSTRAINT "finding_comments_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "finding_comments_system" ON "finding_comments" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "finding_comments_own" ON "finding_comments" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select s.user_id from user_scans s where s.id = "finding_comments"."scan_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE "finding_comments" FORCE ROW LEVEL SECURITY;
