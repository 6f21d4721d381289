ALTER TABLE "service_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "specialist" text;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_assignee_id_profiles_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_requests_assignee_idx" ON "service_requests" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_expected_idx" ON "service_requests" USING btree ("expected_on") WHERE "service_requests"."status" not in ('completed', 'cancelled');