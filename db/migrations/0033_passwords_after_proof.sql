ALTER TABLE "auth_links" DROP CONSTRAINT "auth_links_kind_known";--> statement-breakpoint
ALTER TABLE "auth_credentials" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "scan_links" ADD COLUMN "requested_by" text;--> statement-breakpoint
-- Row level security is forced on the tables' owner, too.
SELECT set_config('app.role', 'system', true);--> statement-breakpoint
UPDATE "auth_credentials" SET "password_hash" = NULL WHERE "email_confirmed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "auth_credentials" ADD CONSTRAINT "auth_credentials_proven" CHECK ("auth_credentials"."password_hash" is null or "auth_credentials"."email_confirmed_at" is not null);--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_kind_known" CHECK ("auth_links"."kind" in ('confirmation', 'recovery', 'second-factor', 'sign-up'));