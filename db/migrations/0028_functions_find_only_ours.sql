-- Every function finds its names in the catalogue only and says `public.` where it means a table of ours. Without
-- `pg_temp` at the end of its path, a temporary table of the caller would be found first, and its triggers would run
-- as the owner of the function.
CREATE OR REPLACE FUNCTION public.touch_updated_at() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.updated_at := greatest(now(), OLD.updated_at);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.guard_profiles() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  actor text := coalesce(current_setting('app.role', true), '');
BEGIN
  IF current_user <> 'quietprint_app' OR actor = 'system' THEN
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.email) IS DISTINCT FROM (OLD.id, OLD.email)
    OR (NEW.role <> OLD.role AND actor <> 'admin')
    OR (NEW.deleted_at IS NULL AND OLD.deleted_at IS NOT NULL AND actor NOT IN ('assistant', 'admin'))
    OR (actor = 'assistant' AND OLD.role = 'admin')
  THEN
    RAISE EXCEPTION 'this change of a profile is not allowed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.announce_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE event_id bigint;
BEGIN
  INSERT INTO public.live_events (topic) VALUES (TG_ARGV[0]) RETURNING id INTO event_id;
  PERFORM pg_notify('live', event_id || ' ' || TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.announce_orders() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE event record;
BEGIN
  FOR event IN
    WITH topics AS (
      SELECT DISTINCT 'user:' || user_id AS topic FROM changed WHERE user_id IS NOT NULL
      UNION SELECT 'staff:orders' FROM changed
    )
    INSERT INTO public.live_events (topic) SELECT topic FROM topics RETURNING id, topic
  LOOP
    PERFORM pg_notify('live', event.id || ' ' || event.topic);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.note_analytics_event() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO public.analytics_events (event_type, subject, created_at)
  VALUES (TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1], NEW.created_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.keep_audit_logs() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'the audit log only grows' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.id, NEW.version, NEW.action, NEW.outcome, NEW.commitment, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.version, OLD.action, OLD.outcome, OLD.commitment, OLD.created_at)
    OR OLD.seq IS NOT NULL AND (NEW.seq, NEW.blockchain_hash) IS DISTINCT FROM (OLD.seq, OLD.blockchain_hash)
  THEN
    RAISE EXCEPTION 'the audit log only grows' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.seal_audit_logs(most integer) RETURNS TABLE (leaf_seq bigint, leaf_hash text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE first_seq bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the sealer seals' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM pg_advisory_xact_lock(715518);
  SELECT coalesce(max(seq) + 1, 0) INTO first_seq FROM public.audit_logs;
  RETURN QUERY
    WITH chosen AS (
      SELECT id, first_seq + row_number() OVER (ORDER BY created_at, id) - 1 AS place
      FROM public.audit_logs WHERE seq IS NULL ORDER BY created_at, id LIMIT most
    ), sealed AS (
      UPDATE public.audit_logs AS entry SET seq = chosen.place, blockchain_hash = encode(sha256('\x00'::bytea || convert_to(
        '{"action":' || to_json(entry.action) || ',"commitment":' || to_json(entry.commitment)
        || ',"id":"' || entry.id || '","outcome":' || to_json(entry.outcome) || ',"seq":' || chosen.place
        || ',"time":"' || to_char(entry.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        || '","v":' || entry.version || '}', 'UTF8')), 'hex')
      FROM chosen WHERE entry.id = chosen.id
      RETURNING entry.seq, entry.blockchain_hash
    )
    SELECT sealed.seq, sealed.blockchain_hash FROM sealed ORDER BY sealed.seq;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.erase_audit_logs(person uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE erased bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE public.audit_logs SET salt = NULL, entity_id = NULL, ip_address = NULL, user_agent = NULL, session_id = NULL,
    details = NULL, old_values = NULL, new_values = NULL
  WHERE user_id = person;
  GET DIAGNOSTICS erased = ROW_COUNT;
  RETURN erased;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.erase_audit_entries(kind text, things text[]) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE erased bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE public.audit_logs SET salt = NULL, entity_id = NULL, ip_address = NULL, user_agent = NULL, session_id = NULL,
    details = NULL, old_values = NULL, new_values = NULL
  WHERE user_id IS NULL AND entity_type = kind AND entity_id = ANY (things);
  GET DIAGNOSTICS erased = ROW_COUNT;
  RETURN erased;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.cut_audit_addresses(before timestamptz, most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE cut bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system cuts' USING ERRCODE = 'insufficient_privilege';
  END IF;
  WITH old AS (
    SELECT id, ip_address::inet AS address FROM public.audit_logs
    WHERE created_at < before AND strpos(ip_address, '/') = 0 AND ip_address ~ '^[0-9a-fA-F.:]+$'
    ORDER BY created_at, id LIMIT most
  )
  UPDATE public.audit_logs AS entry
  SET ip_address = network(set_masklen(old.address, CASE family(old.address) WHEN 4 THEN 24 ELSE 48 END))::text
  FROM old WHERE entry.id = old.id;
  GET DIAGNOSTICS cut = ROW_COUNT;
  RETURN cut;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.forget_invoices(before timestamptz, most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE gone bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system forgets' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM public.invoices WHERE id IN (
    SELECT id FROM public.invoices WHERE user_id IS NULL AND created_at < before ORDER BY created_at, id LIMIT most
  );
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;
--> statement-breakpoint
-- Triggers fire without anybody's right to call their function.
REVOKE ALL ON FUNCTION public.touch_updated_at(), public.guard_profiles(), public.announce_change(),
  public.announce_orders(), public.note_analytics_event(), public.keep_audit_logs() FROM PUBLIC;
