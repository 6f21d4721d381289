DROP INDEX "scan_checks_expected_idx";--> statement-breakpoint
CREATE INDEX "scan_checks_expected_idx" ON "scan_checks" USING btree ("source_id","expected_at") WHERE "scan_checks"."state" = 'waiting';