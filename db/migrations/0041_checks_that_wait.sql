ALTER TABLE "scan_checks" DROP CONSTRAINT "scan_checks_state_known";--> statement-breakpoint
ALTER TABLE "scan_checks" ADD COLUMN "expected_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "scan_checks_expected_idx" ON "scan_checks" USING btree ("expected_at") WHERE "scan_checks"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "scan_checks" ADD CONSTRAINT "scan_checks_waits" CHECK (("scan_checks"."state" = 'waiting') = ("scan_checks"."expected_at" is not null));--> statement-breakpoint
ALTER TABLE "scan_checks" ADD CONSTRAINT "scan_checks_state_known" CHECK ("scan_checks"."state" in ('queued', 'checking', 'found', 'clear', 'not-checked', 'waiting'));