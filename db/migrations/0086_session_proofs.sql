ALTER TABLE "auth_links" DROP CONSTRAINT "auth_links_kind_known";--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "is_vouched_for" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "mailbox_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "begun_in" uuid;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "mailbox_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "factor_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_kind_known" CHECK ("auth_links"."kind" in ('confirmation', 'recovery', 'enrolment', 'second-factor', 'sign-up')) NOT VALID;--> statement-breakpoint
ALTER TABLE "auth_links" VALIDATE CONSTRAINT "auth_links_kind_known";