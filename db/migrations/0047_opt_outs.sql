CREATE TABLE "opt_out_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email_index" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opt_out_links_purpose_known" CHECK ("opt_out_links"."purpose" in ('begin', 'end'))
);
--> statement-breakpoint
ALTER TABLE "opt_out_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "opt_outs" (
	"email_index" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opt_outs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "opt_out_links_email_idx" ON "opt_out_links" USING btree ("email_index");--> statement-breakpoint
CREATE INDEX "opt_out_links_expiry_idx" ON "opt_out_links" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "opt_out_links_system" ON "opt_out_links" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "opt_outs_system" ON "opt_outs" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
ALTER TABLE "opt_outs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "opt_out_links" FORCE ROW LEVEL SECURITY;
