-- Events of analytics lie in a table for each month, so that a month that is over is dropped whole: its room is free at once, and
-- nothing is left to be vacuumed. What was written until now becomes the table of everything before the next month.
ALTER TABLE public.analytics_events RENAME TO analytics_events_before;
--> statement-breakpoint
ALTER TABLE public.analytics_events_before DROP CONSTRAINT analytics_events_pkey;
--> statement-breakpoint
DROP INDEX public.analytics_events_user_idx;
--> statement-breakpoint
ALTER INDEX public.analytics_events_created_idx RENAME TO analytics_events_before_created_idx;
--> statement-breakpoint
ALTER INDEX public.analytics_events_type_idx RENAME TO analytics_events_before_type_idx;
--> statement-breakpoint
CREATE TABLE public.analytics_events (
  LIKE public.analytics_events_before INCLUDING DEFAULTS,
  CONSTRAINT analytics_events_id_created_at_pk PRIMARY KEY (id, created_at)
) PARTITION BY RANGE (created_at);
--> statement-breakpoint
CREATE INDEX analytics_events_created_idx ON public.analytics_events USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX analytics_events_type_idx ON public.analytics_events USING btree (event_type, created_at);
--> statement-breakpoint
ALTER TABLE public.analytics_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.analytics_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY analytics_events_record ON public.analytics_events AS PERMISSIVE FOR INSERT TO quietprint_app WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY analytics_events_staff ON public.analytics_events AS PERMISSIVE FOR ALL TO quietprint_app
  USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'))
  WITH CHECK ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));
--> statement-breakpoint
-- What belongs to no month that there is: nothing is refused because a month is missing.
CREATE TABLE public.analytics_events_rest (LIKE public.analytics_events INCLUDING DEFAULTS);
--> statement-breakpoint
-- Its clock was ahead. Whoever owns a table reads it where row level security is not forced.
ALTER TABLE public.analytics_events_before NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
WITH gone AS (
  DELETE FROM public.analytics_events_before
  WHERE created_at >= (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC' RETURNING *
) INSERT INTO public.analytics_events_rest SELECT * FROM gone;
--> statement-breakpoint
-- Rows are reached through the table of all months, whose policies then hold. Named directly, a month refuses everybody.
DROP POLICY analytics_events_record ON public.analytics_events_before;
--> statement-breakpoint
DROP POLICY analytics_events_staff ON public.analytics_events_before;
--> statement-breakpoint
REVOKE ALL ON public.analytics_events_before, public.analytics_events_rest FROM quietprint_app;
--> statement-breakpoint
ALTER TABLE public.analytics_events_before FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.analytics_events_rest ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.analytics_events_rest FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('ALTER TABLE public.analytics_events ATTACH PARTITION public.analytics_events_before FOR VALUES FROM (MINVALUE) TO (%L)',
    to_char(date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
END
$$;
--> statement-breakpoint
ALTER TABLE public.analytics_events ATTACH PARTITION public.analytics_events_rest DEFAULT;
--> statement-breakpoint
-- Makes the months that are missing until so many ahead, and puts into each what went to the rest meanwhile. For the worker, who owns
-- nothing.
CREATE FUNCTION public.make_analytics_months(ahead integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
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
$$;
--> statement-breakpoint
-- Drops the months that ended before, if every day of them is counted. Where somebody reads or writes events for too long, the
-- next night does it: who orders must not wait for this.
CREATE FUNCTION public.drop_analytics_months(ended timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
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
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.make_analytics_months(integer), public.drop_analytics_months(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.make_analytics_months(integer), public.drop_analytics_months(timestamptz) TO quietprint_app;
--> statement-breakpoint
DO $$
BEGIN
  PERFORM set_config('app.role', 'system', true);
  PERFORM public.make_analytics_months(3);
  PERFORM set_config('app.role', '', true);
END
$$;
