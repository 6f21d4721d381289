ALTER TABLE "service_requests" ADD COLUMN "intake_answers" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "intake" text DEFAULT 'scan' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_intake_known" CHECK ("services"."intake" in ('note', 'scan', 'impersonation'));--> statement-breakpoint
-- The one service of the first catalogue that asks for more. The owner of the tables has to see it.
ALTER TABLE "services" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "services" SET "intake" = 'impersonation' WHERE "id" = 'deep-fake-impersonation-scan';--> statement-breakpoint
ALTER TABLE "services" FORCE ROW LEVEL SECURITY;
