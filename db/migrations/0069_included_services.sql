ALTER TABLE "services" ADD COLUMN "includes" text;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_includes_services_id_fk" FOREIGN KEY ("includes") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What the first catalogue said in words, where it still says so. The owner of the tables has to see the rows.
ALTER TABLE "services" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "services" SET "includes" = 'free-privacy-scan' WHERE "id" = 'detailed-exposure-report'
  AND EXISTS (SELECT FROM "services" WHERE "id" = 'free-privacy-scan');--> statement-breakpoint
UPDATE "services" SET "includes" = 'detailed-exposure-report', "features" = array_remove("features", 'Everything in the report')
  WHERE "id" = 'privacy-guidance-package' AND 'Everything in the report' = ANY ("features")
  AND EXISTS (SELECT FROM "services" WHERE "id" = 'detailed-exposure-report');--> statement-breakpoint
ALTER TABLE "services" FORCE ROW LEVEL SECURITY;
