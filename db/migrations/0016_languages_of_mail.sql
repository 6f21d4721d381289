ALTER TABLE "user_scans" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_scans" ADD CONSTRAINT "user_scans_language_known" CHECK ("user_scans"."language" in ('en', 'es', 'fr')) NOT VALID;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language_known" CHECK ("contact_messages"."language" in ('en', 'es', 'fr')) NOT VALID;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_language_known" CHECK ("watches"."language" in ('en', 'es', 'fr')) NOT VALID;