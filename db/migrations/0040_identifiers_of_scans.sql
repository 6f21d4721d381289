CREATE TABLE "scan_identifiers" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"scan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"proof" text NOT NULL,
	"sealed" text,
	"answer_key" text,
	CONSTRAINT "scan_identifiers_scan_id_id_pk" PRIMARY KEY("scan_id","id"),
	CONSTRAINT "scan_identifiers_position" UNIQUE("scan_id","position"),
	CONSTRAINT "scan_identifiers_kind_known" CHECK ("scan_identifiers"."kind" in ('email', 'username', 'domain', 'name')),
	CONSTRAINT "scan_identifiers_proof_known" CHECK ("scan_identifiers"."proof" in ('proven', 'declared')),
	CONSTRAINT "scan_identifiers_proven" CHECK ("scan_identifiers"."proof" = 'proven' or "scan_identifiers"."kind" in ('username', 'name')),
	CONSTRAINT "scan_identifiers_sealed" CHECK ("scan_identifiers"."sealed" is not null or "scan_identifiers"."kind" = 'email')
);
--> statement-breakpoint
ALTER TABLE "scan_identifiers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scan_findings" DROP CONSTRAINT "scan_findings_once";--> statement-breakpoint
ALTER TABLE "scan_checks" DROP CONSTRAINT "scan_checks_scan_id_source_id_pk";--> statement-breakpoint
-- Until now every scan asked about one address, which stands in its metadata. The owner of the tables has to see them.
ALTER TABLE "user_scans" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scan_checks" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scan_findings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "scan_identifiers" ("id", "scan_id", "position", "kind", "proof") SELECT "id", "id", 0, 'email', 'proven' FROM "user_scans";--> statement-breakpoint
ALTER TABLE "scan_checks" ADD COLUMN "identifier_id" uuid;--> statement-breakpoint
ALTER TABLE "scan_findings" ADD COLUMN "identifier_id" uuid;--> statement-breakpoint
ALTER TABLE "scan_checks" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "scan_findings" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "scan_checks" SET "identifier_id" = "scan_id";--> statement-breakpoint
UPDATE "scan_findings" SET "identifier_id" = "scan_id";--> statement-breakpoint
ALTER TABLE "scan_checks" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "scan_findings" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "user_scans" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scan_checks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scan_findings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scan_identifiers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scan_checks" ALTER COLUMN "identifier_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "scan_findings" ALTER COLUMN "identifier_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "scan_checks" ADD CONSTRAINT "scan_checks_scan_id_source_id_identifier_id_pk" PRIMARY KEY("scan_id","source_id","identifier_id");--> statement-breakpoint
ALTER TABLE "scan_identifiers" ADD CONSTRAINT "scan_identifiers_scan_id_user_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."user_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_checks" ADD CONSTRAINT "scan_checks_identifier" FOREIGN KEY ("scan_id","identifier_id") REFERENCES "public"."scan_identifiers"("scan_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_findings" ADD CONSTRAINT "scan_findings_identifier" FOREIGN KEY ("scan_id","identifier_id") REFERENCES "public"."scan_identifiers"("scan_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_findings" ADD CONSTRAINT "scan_findings_once" UNIQUE("scan_id","source_id","identifier_id","fingerprint");--> statement-breakpoint
CREATE POLICY "scan_identifiers_system" ON "scan_identifiers" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "scan_identifiers_own" ON "scan_identifiers" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select s.user_id from user_scans s where s.id = "scan_identifiers"."scan_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "scan_identifiers_own_create" ON "scan_identifiers" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ((select s.user_id from user_scans s where s.id = "scan_identifiers"."scan_id") = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "scan_identifiers_opened" ON "scan_identifiers" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("scan_identifiers"."scan_id" = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));