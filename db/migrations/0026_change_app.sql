ALTER TABLE "two_factors" ADD COLUMN "next_sealed" text;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "next_at" timestamp (3) with time zone;