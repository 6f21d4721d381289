-- Staff find rows by any words of them. The operators for that are not leakproof, so under row level security no index may
-- answer them. These functions ask as the owner of the tables, whom a policy lets read them (db/search.sql), whether the
-- actor is one to whom the policies of the table show every row, and give ids only: what is shown is then read under the policies.
-- Null: read the rows themselves, because there is no index (platform/database/large-indexes.ts), or it finds more than `most`.
CREATE FUNCTION public.find_profiles(words text, most integer) RETURNS uuid[] LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE found uuid[];
BEGIN
  IF coalesce(current_setting('app.role', true), '') NOT IN ('assistant', 'admin', 'system') THEN RETURN '{}'; END IF;
  IF NOT EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('public.profiles_words_idx') AND indisvalid) THEN RETURN NULL; END IF;
  -- Planned anew each time, for these words, and as if all were wanted: with a limit in sight the planner reads the table.
  EXECUTE $find$
    WITH found AS MATERIALIZED (
      SELECT id FROM public.profiles WHERE lower(email || E'\n' || coalesce(full_name, '')) LIKE lower($1)
    ) SELECT array_agg(id) FROM (SELECT id FROM found LIMIT $2 + 1) AS few
  $find$ INTO found USING words, most;
  RETURN CASE WHEN cardinality(found) > most THEN NULL ELSE coalesce(found, '{}') END;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.find_contact_messages(words text, most integer) RETURNS uuid[] LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE found uuid[];
BEGIN
  IF coalesce(current_setting('app.role', true), '') NOT IN ('assistant', 'admin', 'system') THEN RETURN '{}'; END IF;
  IF NOT EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('public.contact_messages_words_idx') AND indisvalid) THEN RETURN NULL; END IF;
  EXECUTE $find$
    WITH found AS MATERIALIZED (
      SELECT id FROM public.contact_messages
      WHERE lower(title || E'\n' || name || E'\n' || email || E'\n' || message) LIKE lower($1)
    ) SELECT array_agg(id) FROM (SELECT id FROM found LIMIT $2 + 1) AS few
  $find$ INTO found USING words, most;
  RETURN CASE WHEN cardinality(found) > most THEN NULL ELSE coalesce(found, '{}') END;
END
$$;
--> statement-breakpoint
-- Also by the words of the customer, and by the beginning of the number: all ids from `lowest` to `highest`, if given.
CREATE FUNCTION public.find_service_requests(words text, most integer, lowest uuid, highest uuid) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE found uuid[];
BEGIN
  IF coalesce(current_setting('app.role', true), '') NOT IN ('assistant', 'admin', 'system') THEN RETURN '{}'; END IF;
  IF 2 <> (SELECT count(*) FROM pg_index WHERE indisvalid
    AND indexrelid IN (to_regclass('public.service_requests_words_idx'), to_regclass('public.profiles_words_idx'))) THEN RETURN NULL; END IF;
  EXECUTE $find$
    WITH found AS MATERIALIZED (
      SELECT id FROM public.service_requests WHERE id BETWEEN $3 AND $4
      UNION ALL
      SELECT id FROM public.service_requests WHERE lower(service_name || E'\n' || contact_email) LIKE lower($1)
      UNION ALL
      SELECT o.id FROM public.profiles p JOIN public.service_requests o ON o.user_id = p.id
      WHERE lower(p.email || E'\n' || coalesce(p.full_name, '')) LIKE lower($1)
    -- An order may be found in all three ways.
    ) SELECT array_agg(DISTINCT id) FROM (SELECT id FROM found LIMIT 3 * $2 + 1) AS few
  $find$ INTO found USING words, most, lowest, highest;
  RETURN CASE WHEN cardinality(found) > most THEN NULL ELSE coalesce(found, '{}') END;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.find_profiles(text, integer), public.find_contact_messages(text, integer),
  public.find_service_requests(text, integer, uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.find_profiles(text, integer), public.find_contact_messages(text, integer),
  public.find_service_requests(text, integer, uuid, uuid) TO quietprint_app;
