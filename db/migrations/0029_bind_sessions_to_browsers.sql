ALTER TABLE "auth_sessions" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD COLUMN "presented_at" timestamp (3) with time zone;