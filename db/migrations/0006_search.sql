-- Finds rows by words of theirs through an index, or reads all that somebody may read (platform/database/search.ts).
CREATE FUNCTION public.find_service_requests(words text, most integer, lowest uuid, highest uuid) RETURNS uuid[]
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
DECLARE
  found uuid[];
  worded integer;
  reached float8;
  few integer := least(most, 1000);
BEGIN
  IF coalesce(current_setting('app.role', true), '') NOT IN ('assistant', 'admin', 'system') THEN RETURN '{}'; END IF;
  IF 2 <> (SELECT count(*) FROM pg_index WHERE indisvalid
    AND indexrelid IN (to_regclass('public.service_requests_words_idx'), to_regclass('public.profiles_words_idx'))) THEN RETURN NULL; END IF;
  LOOP
    EXECUTE $find$
      WITH numbered AS MATERIALIZED (
        SELECT id FROM public.service_requests WHERE id BETWEEN $3 AND $4
      ), worded AS MATERIALIZED (
        SELECT id, ctid AS place FROM public.service_requests WHERE lower(service_name || E'\n' || contact_email) LIKE lower($1)
      ), ordered AS MATERIALIZED (
        SELECT o.id FROM public.profiles p JOIN public.service_requests o ON o.user_id = p.id
        WHERE lower(p.email || E'\n' || coalesce(p.full_name, '')) LIKE lower($1)
      ), few AS (
        (SELECT id, NULL::tid AS place FROM numbered LIMIT $2 + 1)
        UNION ALL (SELECT id, place FROM worded LIMIT $2 + 1)
        UNION ALL (SELECT id, NULL FROM ordered LIMIT $2 + 1)
      ) SELECT array_agg(DISTINCT id), count(place), max((place::text::point)[0]) FROM few
    $find$ INTO found, worded, reached USING words, few, lowest, highest;
    IF coalesce(cardinality(found), 0) <= few THEN RETURN coalesce(found, '{}'); END IF;
    IF few = most OR worded > few AND (
      SELECT few / (reached + 1) * pg_relation_size(oid) / current_setting('block_size')::int > greatest(4 * most, 0.03 * reltuples)
      FROM pg_class WHERE oid = 'public.service_requests'::regclass) THEN RETURN NULL; END IF;
    few := most;
  END LOOP;
END
$_$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.find_service_requests(words text, most integer, lowest uuid, highest uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.find_service_requests(words text, most integer, lowest uuid, highest uuid) TO quietprint_app;
--> statement-breakpoint
CREATE FUNCTION public.find_profiles(words text, most integer) RETURNS uuid[]
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
DECLARE
  found uuid[];
  reached float8;
  few integer := least(most, 1000);
BEGIN
  IF coalesce(current_setting('app.role', true), '') NOT IN ('assistant', 'admin', 'system') THEN RETURN '{}'; END IF;
  IF NOT EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('public.profiles_words_idx') AND indisvalid) THEN RETURN NULL; END IF;
  LOOP
    -- Planned anew each time, for these words, and as if all were wanted: with a limit in sight the planner reads the table.
    EXECUTE $find$
      WITH found AS MATERIALIZED (
        SELECT id, ctid AS place FROM public.profiles
        WHERE lower(email || E'\n' || coalesce(full_name, '')) LIKE lower($1)
      ) SELECT array_agg(id), max((place::text::point)[0]) FROM (SELECT id, place FROM found LIMIT $2 + 1) AS few
    $find$ INTO found, reached USING words, few;
    IF coalesce(cardinality(found), 0) <= few THEN RETURN coalesce(found, '{}'); END IF;
    IF few = most OR (
      SELECT few / (reached + 1) * pg_relation_size(oid) / current_setting('block_size')::int > greatest(4 * most, 0.03 * reltuples)
      FROM pg_class WHERE oid = 'public.profiles'::regclass) THEN RETURN NULL; END IF;
    few := most;
  END LOOP;
END
$_$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.find_profiles(words text, most integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.find_profiles(words text, most integer) TO quietprint_app;
--> statement-breakpoint
CREATE FUNCTION public.find_contact_messages(words text, most integer) RETURNS uuid[]
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
DECLARE
  found uuid[];
  reached float8;
  few integer := least(most, 1000);
BEGIN
  IF coalesce(current_setting('app.role', true), '') NOT IN ('assistant', 'admin', 'system') THEN RETURN '{}'; END IF;
  IF NOT EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('public.contact_messages_words_idx') AND indisvalid) THEN RETURN NULL; END IF;
  LOOP
    EXECUTE $find$
      WITH found AS MATERIALIZED (
        SELECT id, ctid AS place FROM public.contact_messages
        WHERE lower(title || E'\n' || name || E'\n' || email || E'\n' || message) LIKE lower($1)
      ) SELECT array_agg(id), max((place::text::point)[0]) FROM (SELECT id, place FROM found LIMIT $2 + 1) AS few
    $find$ INTO found, reached USING words, few;
    IF coalesce(cardinality(found), 0) <= few THEN RETURN coalesce(found, '{}'); END IF;
    IF few = most OR (
      SELECT few / (reached + 1) * pg_relation_size(oid) / current_setting('block_size')::int > greatest(4 * most, 0.03 * reltuples)
      FROM pg_class WHERE oid = 'public.contact_messages'::regclass) THEN RETURN NULL; END IF;
    few := most;
  END LOOP;
END
$_$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.find_contact_messages(words text, most integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.find_contact_messages(words text, most integer) TO quietprint_app;
--> statement-breakpoint
-- Row level security also binds the owner of the tables.
DO $$
DECLARE one regclass;
BEGIN
  FOR one IN SELECT oid FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relrowsecurity LOOP
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', one);
  END LOOP;
END
$$;
