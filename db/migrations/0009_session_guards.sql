-- Row level security also binds the owner of the tables.
ALTER TABLE auth_credentials FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE auth_sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE auth_tokens FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE auth_links FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE auth_known_clients FORCE ROW LEVEL SECURITY;
