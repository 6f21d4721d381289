CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "contact_messages_status_idx";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_replies_message_idx" ON "contact_replies" USING btree ("message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_replies_author_idx" ON "contact_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE POLICY "contact_replies_staff" ON "contact_replies" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system')) WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));
--> statement-breakpoint
ALTER TABLE contact_replies FORCE ROW LEVEL SECURITY;
