-- What has been published stays as it is.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_checkpoints, audit_subtrees FROM quietprint_app;
--> statement-breakpoint
-- The functions below run as the owner of the table, who is bound by row level security as well.
CREATE POLICY audit_logs_owner_reads ON audit_logs FOR SELECT TO PUBLIC
  USING ((SELECT pg_get_userbyid(relowner) = current_user FROM pg_class WHERE oid = 'public.audit_logs'::regclass));
--> statement-breakpoint
CREATE POLICY audit_logs_owner_changes ON audit_logs FOR UPDATE TO PUBLIC
  USING ((SELECT pg_get_userbyid(relowner) = current_user FROM pg_class WHERE oid = 'public.audit_logs'::regclass));
--> statement-breakpoint
-- Whoever writes: what is sealed stays, and no entry goes.
CREATE FUNCTION keep_audit_logs() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER audit_logs_keep BEFORE UPDATE OR DELETE ON audit_logs FOR EACH ROW EXECUTE FUNCTION keep_audit_logs();
--> statement-breakpoint
-- Gives at most `most` entries their places, oldest first, and the hashes of their leaves (core/audit/leaf.ts).
CREATE FUNCTION seal_audit_logs(most integer) RETURNS TABLE (leaf_seq bigint, leaf_hash text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE first_seq bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the sealer seals' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM pg_advisory_xact_lock(715518);
  SELECT coalesce(max(seq) + 1, 0) INTO first_seq FROM audit_logs;
  RETURN QUERY
    WITH chosen AS (
      SELECT id, first_seq + row_number() OVER (ORDER BY created_at, id) - 1 AS place
      FROM audit_logs WHERE seq IS NULL ORDER BY created_at, id LIMIT most
    ), sealed AS (
      UPDATE audit_logs AS entry SET seq = chosen.place, blockchain_hash = encode(sha256('\x00'::bytea || convert_to(
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
-- Takes the personal part out of a person's entries. Their commitments, and so all proofs, hold on.
CREATE FUNCTION erase_audit_logs(person uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE erased bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE audit_logs SET salt = NULL, entity_id = NULL, ip_address = NULL, user_agent = NULL, session_id = NULL,
    details = NULL, old_values = NULL, new_values = NULL
  WHERE user_id = person;
  GET DIAGNOSTICS erased = ROW_COUNT;
  RETURN erased;
END
$$;
--> statement-breakpoint
-- Cuts addresses to their networks (/24, /48). The commitment is over the network, so it holds on.
CREATE FUNCTION cut_audit_addresses(before timestamptz, most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE cut bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system cuts' USING ERRCODE = 'insufficient_privilege';
  END IF;
  WITH old AS (
    SELECT id, ip_address::inet AS address FROM audit_logs
    WHERE created_at < before AND strpos(ip_address, '/') = 0 AND ip_address ~ '^[0-9a-fA-F.:]+$'
    ORDER BY created_at, id LIMIT most
  )
  UPDATE audit_logs AS entry
  SET ip_address = network(set_masklen(old.address, CASE family(old.address) WHEN 4 THEN 24 ELSE 48 END))::text
  FROM old WHERE entry.id = old.id;
  GET DIAGNOSTICS cut = ROW_COUNT;
  RETURN cut;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION seal_audit_logs(integer), erase_audit_logs(uuid), cut_audit_addresses(timestamptz, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seal_audit_logs(integer), erase_audit_logs(uuid), cut_audit_addresses(timestamptz, integer) TO quietprint_app;
