-- Events of analytics lie in a table for each month, so that a month that has ended is dropped whole. What is older than the next
-- month, and what belongs to no month that exists, has a table of its own: no event is refused because a month is missing.
DO $$
BEGIN
  EXECUTE format('CREATE TABLE public.analytics_events_before PARTITION OF public.analytics_events FOR VALUES FROM (MINVALUE) TO (%L)',
    to_char(date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
END
$$;
--> statement-breakpoint
CREATE TABLE public.analytics_events_rest PARTITION OF public.analytics_events DEFAULT;
--> statement-breakpoint
-- Checks lie in eight tables by a hash of their scan: smaller indexes, and vacuums beside each other.
DO $$
BEGIN
  FOR part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE public.%I PARTITION OF public.scan_checks FOR VALUES WITH (MODULUS 8, REMAINDER %s)', 'scan_checks_' || part, part);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Rows are reached through the table of all parts, whose policies then hold. A part that is named directly refuses everybody.
DO $$
DECLARE part regclass;
BEGIN
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits
    WHERE inhparent IN ('public.analytics_events'::regclass, 'public.scan_checks'::regclass) LOOP
    EXECUTE format('REVOKE ALL ON %s FROM quietprint_app', part);
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', part);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Makes the months that are missing, and puts into each what went to the rest meanwhile. For the worker, who owns nothing.
CREATE FUNCTION public.make_analytics_months(ahead integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
DECLARE
  first timestamp;
  last timestamp := date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => ahead);
  month text;
  made integer := 0;
BEGIN
  IF coalesce(current_setting('app.role', true), '') <> 'system' THEN
    RAISE EXCEPTION 'only the system makes months' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM pg_advisory_xact_lock(715522);
  SELECT max(substring(pg_get_expr(c.relpartbound, c.oid) from $re$TO \('([^']+)'\)$re$)::timestamptz) AT TIME ZONE 'UTC' INTO first
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'public.analytics_events'::regclass;
  first := coalesce(first, date_trunc('month', now() AT TIME ZONE 'UTC'));
  WHILE first <= last LOOP
    month := 'analytics_events_' || to_char(first, 'YYYY_MM');
    EXECUTE format('CREATE TABLE public.%I (LIKE public.analytics_events INCLUDING DEFAULTS)', month);
    EXECUTE format('REVOKE ALL ON public.%I FROM quietprint_app', month);
    ALTER TABLE public.analytics_events_rest NO FORCE ROW LEVEL SECURITY;
    EXECUTE format('WITH gone AS (DELETE FROM public.analytics_events_rest WHERE created_at >= $1 AND created_at < $2 RETURNING *)
      INSERT INTO public.%I SELECT * FROM gone', month)
    USING first AT TIME ZONE 'UTC', (first + interval '1 month') AT TIME ZONE 'UTC';
    ALTER TABLE public.analytics_events_rest FORCE ROW LEVEL SECURITY;
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', month);
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', month);
    EXECUTE format('ALTER TABLE public.analytics_events ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', month,
      to_char(first, 'YYYY-MM-DD') || ' 00:00:00+00', to_char(first + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
    first := first + interval '1 month';
    made := made + 1;
  END LOOP;
  RETURN made;
END
$_$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.make_analytics_months(ahead integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.make_analytics_months(ahead integer) TO quietprint_app;
--> statement-breakpoint
-- Drops the months that ended before a time. For the worker, who owns nothing.
CREATE FUNCTION public.drop_analytics_months(ended timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
DECLARE
  counted timestamptz;
  month regclass;
  dropped integer := 0;
BEGIN
  IF coalesce(current_setting('app.role', true), '') <> 'system' THEN
    RAISE EXCEPTION 'only the system drops months' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT (max(day) + 1)::timestamp AT TIME ZONE 'UTC' INTO counted FROM public.analytics_days;
  PERFORM set_config('lock_timeout', '500ms', true);
  FOR month IN
    SELECT c.oid FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'public.analytics_events'::regclass
      AND substring(pg_get_expr(c.relpartbound, c.oid) from $re$TO \('([^']+)'\)$re$)::timestamptz <= least(ended, counted)
      AND counted IS NOT NULL
  LOOP
    EXECUTE format('DROP TABLE %s', month);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
EXCEPTION WHEN lock_not_available THEN
  RETURN 0;
END
$_$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.drop_analytics_months(ended timestamp with time zone) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.drop_analytics_months(ended timestamp with time zone) TO quietprint_app;
--> statement-breakpoint
SET LOCAL app.role = 'system';
--> statement-breakpoint
SELECT public.make_analytics_months(3);
--> statement-breakpoint
SET LOCAL app.role = '';
