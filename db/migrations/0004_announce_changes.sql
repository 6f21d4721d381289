-- Open pages, and the pages that a process keeps in memory, hear of every change of what the public site shows,
-- whoever made it: one event per statement, in its transaction.
CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE event_id bigint;
BEGIN
  INSERT INTO live_events (topic) VALUES (TG_ARGV[0]) RETURNING id INTO event_id;
  PERFORM pg_notify('live', event_id || ' ' || TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER branding_assets_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON branding_assets
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('branding-changes');
--> statement-breakpoint
CREATE TRIGGER services_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON services
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('staff:services');
--> statement-breakpoint
CREATE TRIGGER cms_content_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON cms_content
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('staff:content');
--> statement-breakpoint
CREATE TRIGGER blog_posts_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('staff:posts');
