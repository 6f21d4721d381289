-- How many free scans were asked for on a day, how many of their links were opened and how many of them had a result: the steps of the
-- funnel, by the day of the request. Noted where the log is written, whatever version writes it; both later steps are written by
-- the system, which sees the request. What is erased from the log stays counted.
CREATE FUNCTION public.tally_scan_steps() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.details ->> 'event' = 'scan.requested' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount)
    VALUES ('scans_asked', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1, 0);
    RETURN NULL;
  END IF;
  -- The first time only. Scans of other kinds were not asked for in this way.
  INSERT INTO public.tally_changes (name, bucket, count, amount)
  SELECT CASE NEW.details ->> 'event' WHEN 'scan.completed' THEN 'scans_completed' ELSE 'scans_opened' END,
    to_char(asked.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1, 0
  FROM public.audit_logs asked
  WHERE asked.entity_type = 'scan' AND asked.entity_id = NEW.entity_id AND asked.action = 'create'
    AND asked.details ->> 'event' = 'scan.requested'
    AND NOT EXISTS (
      SELECT FROM public.audit_logs earlier
      WHERE earlier.entity_type = 'scan' AND earlier.entity_id = NEW.entity_id AND earlier.id <> NEW.id
        AND earlier.details ->> 'event' = NEW.details ->> 'event');
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.tally_scan_steps() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER audit_logs_tally_scans AFTER INSERT ON audit_logs FOR EACH ROW
  WHEN (NEW.entity_type = 'scan' AND NEW.details ->> 'event' IN ('scan.requested', 'scan.link.opened', 'scan.completed'))
  EXECUTE FUNCTION public.tally_scan_steps();
--> statement-breakpoint
-- Of the last year, which is as far as anybody looks back. Whoever owns a table reads it where row level security is not forced.
ALTER TABLE public.audit_logs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.tallies NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO public.tallies (name, bucket, count, amount)
SELECT step.name, to_char(asked.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), count(*), 0
FROM public.audit_logs asked
  CROSS JOIN (VALUES ('scans_asked', 'scan.requested'), ('scans_opened', 'scan.link.opened'), ('scans_completed', 'scan.completed')) AS step (name, event)
WHERE asked.entity_type = 'scan' AND asked.action = 'create' AND asked.created_at > now() - interval '367 days'
  AND asked.details ->> 'event' = 'scan.requested'
  AND EXISTS (
    SELECT FROM public.audit_logs later
    WHERE later.entity_type = 'scan' AND later.entity_id = asked.entity_id AND later.details ->> 'event' = step.event)
GROUP BY 1, 2;
--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE public.audit_logs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.tallies FORCE ROW LEVEL SECURITY;
