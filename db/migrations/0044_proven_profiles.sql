ALTER TABLE "identifiers" DROP CONSTRAINT "identifiers_proof_known";--> statement-breakpoint
ALTER TABLE "identifiers" ADD COLUMN "profiles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identifiers" ADD CONSTRAINT "identifiers_proof_known" CHECK ("identifiers"."proven_by" in ('link', 'alias', 'record', 'profile'));