-- Keeps `updated_at`, also for writes that forget it.
CREATE FUNCTION public.touch_updated_at() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
  NEW.updated_at := greatest(now(), OLD.updated_at);
  RETURN NEW;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.touch_updated_at() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER blog_posts_touch BEFORE UPDATE ON public.blog_posts FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER branding_assets_touch BEFORE UPDATE ON public.branding_assets FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER cms_content_touch BEFORE UPDATE ON public.cms_content FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER finding_todos_touch BEFORE UPDATE ON public.finding_todos FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER identifiers_touch BEFORE UPDATE ON public.identifiers FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER payment_refunds_touch BEFORE UPDATE ON public.payment_refunds FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER payments_touch BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER preferences_touch BEFORE UPDATE ON public.preferences FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER profiles_touch BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER service_requests_touch BEFORE UPDATE ON public.service_requests FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER services_touch BEFORE UPDATE ON public.services FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER user_scans_touch BEFORE UPDATE ON public.user_scans FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER watched_findings_touch BEFORE UPDATE ON public.watched_findings FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER watched_years_touch BEFORE UPDATE ON public.watched_years FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
CREATE TRIGGER watches_touch BEFORE UPDATE ON public.watches FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
--> statement-breakpoint
-- Nobody changes their own role or the state of their account.
CREATE FUNCTION public.guard_profiles() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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
REVOKE ALL ON FUNCTION public.guard_profiles() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER profiles_guard BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.guard_profiles();
--> statement-breakpoint
-- The application adds to these tables and reads them, and changes nothing in them.
REVOKE UPDATE, DELETE ON TABLE public.audit_logs FROM quietprint_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON TABLE public.audit_checkpoints FROM quietprint_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON TABLE public.audit_cosignatures FROM quietprint_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON TABLE public.audit_subtrees FROM quietprint_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON TABLE public.invoices FROM quietprint_app;
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON TABLE public.database_restores FROM quietprint_app;
--> statement-breakpoint
-- The functions below run as the owner of the tables, whom row level security binds as well.
CREATE POLICY audit_logs_owner_changes ON public.audit_logs FOR UPDATE USING (( SELECT (pg_get_userbyid(pg_class.relowner) = CURRENT_USER)
   FROM pg_class
  WHERE (pg_class.oid = ('public.audit_logs'::regclass)::oid)));
--> statement-breakpoint
CREATE POLICY audit_logs_owner_reads ON public.audit_logs FOR SELECT USING (( SELECT (pg_get_userbyid(pg_class.relowner) = CURRENT_USER)
   FROM pg_class
  WHERE (pg_class.oid = ('public.audit_logs'::regclass)::oid)));
--> statement-breakpoint
CREATE POLICY invoices_owner_forgets ON public.invoices FOR DELETE USING (((user_id IS NULL) AND ( SELECT (pg_get_userbyid(pg_class.relowner) = CURRENT_USER)
   FROM pg_class
  WHERE (pg_class.oid = ('public.invoices'::regclass)::oid))));
--> statement-breakpoint
CREATE POLICY invoices_owner_reads ON public.invoices FOR SELECT USING (( SELECT (pg_get_userbyid(pg_class.relowner) = CURRENT_USER)
   FROM pg_class
  WHERE (pg_class.oid = ('public.invoices'::regclass)::oid)));
--> statement-breakpoint
-- An entry of the audit log is never changed, but for what sealing adds and erasing takes.
CREATE FUNCTION public.keep_audit_logs() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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
REVOKE ALL ON FUNCTION public.keep_audit_logs() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER audit_logs_keep BEFORE DELETE OR UPDATE ON public.audit_logs FOR EACH ROW EXECUTE FUNCTION public.keep_audit_logs();
--> statement-breakpoint
-- Gives the oldest unsealed entries their place and their leaf.
CREATE FUNCTION public.seal_audit_logs(most integer) RETURNS TABLE(leaf_seq bigint, leaf_hash text)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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
REVOKE ALL ON FUNCTION public.seal_audit_logs(most integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.seal_audit_logs(most integer) TO quietprint_app;
--> statement-breakpoint
-- Takes the personal part of entries away; their leaves, and so all proofs, stay.
CREATE FUNCTION public.erase_audit_logs(person uuid) RETURNS TABLE(erased_id uuid, left_type text, left_user uuid, left_admin uuid)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN QUERY UPDATE public.audit_logs SET salt = NULL, entity_id = NULL, ip_address = NULL, user_agent = NULL,
    session_id = NULL, details = NULL, old_values = NULL, new_values = NULL
  WHERE user_id = person AND salt IS NOT NULL
  RETURNING id, entity_type, user_id, admin_user_id;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.erase_audit_logs(person uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.erase_audit_logs(person uuid) TO quietprint_app;
--> statement-breakpoint
CREATE FUNCTION public.erase_audit_entries(kind text, things text[]) RETURNS TABLE(erased_id uuid, left_type text, left_user uuid, left_admin uuid)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN QUERY UPDATE public.audit_logs SET salt = NULL, entity_id = NULL, ip_address = NULL, user_agent = NULL,
    session_id = NULL, details = NULL, old_values = NULL, new_values = NULL
  WHERE user_id IS NULL AND entity_type = kind AND entity_id = ANY (things) AND salt IS NOT NULL
  RETURNING id, entity_type, user_id, admin_user_id;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.erase_audit_entries(kind text, things text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.erase_audit_entries(kind text, things text[]) TO quietprint_app;
--> statement-breakpoint
CREATE FUNCTION public.cut_audit_addresses(before timestamp with time zone, most integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
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
$_$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.cut_audit_addresses(before timestamp with time zone, most integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.cut_audit_addresses(before timestamp with time zone, most integer) TO quietprint_app;
--> statement-breakpoint
-- Deletes invoices whose time is over.
CREATE FUNCTION public.forget_invoices(before timestamp with time zone, most integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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
REVOKE ALL ON FUNCTION public.forget_invoices(before timestamp with time zone, most integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.forget_invoices(before timestamp with time zone, most integer) TO quietprint_app;
