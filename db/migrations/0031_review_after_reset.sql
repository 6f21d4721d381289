ALTER TABLE "auth_sessions" DROP CONSTRAINT "auth_sessions_kind_known";--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "removal_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_kind_known" CHECK ("auth_sessions"."kind" in ('full', 'recovery', 'review'));