-- What becomes of visits is counted where it is written, whatever wrote it. No row says who it was.
CREATE FUNCTION note_analytics_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_events (event_type, subject, created_at)
  VALUES (TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1], NEW.created_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_note AFTER INSERT ON profiles
  FOR EACH ROW EXECUTE FUNCTION note_analytics_event('sign_up', '');
--> statement-breakpoint
CREATE TRIGGER auth_sessions_note AFTER INSERT ON auth_sessions
  FOR EACH ROW WHEN (NEW.kind = 'full') EXECUTE FUNCTION note_analytics_event('sign_in', '');
--> statement-breakpoint
CREATE TRIGGER user_scans_note AFTER INSERT ON user_scans
  FOR EACH ROW EXECUTE FUNCTION note_analytics_event('scan', 'service_id');
--> statement-breakpoint
CREATE TRIGGER service_requests_note AFTER INSERT ON service_requests
  FOR EACH ROW EXECUTE FUNCTION note_analytics_event('order', 'service_id');
