-- Notes sign-ups, sign-ins, scans and orders where they are written. No row says whose they are.
CREATE FUNCTION public.note_analytics_event() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO public.analytics_events (event_type, subject, created_at)
  VALUES (TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1], NEW.created_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.note_analytics_event() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER auth_sessions_note AFTER INSERT ON public.auth_sessions FOR EACH ROW WHEN ((new.kind = 'full'::text)) EXECUTE FUNCTION public.note_analytics_event('sign_in', '');
--> statement-breakpoint
CREATE TRIGGER profiles_note AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.note_analytics_event('sign_up', '');
--> statement-breakpoint
CREATE TRIGGER service_requests_note AFTER INSERT ON public.service_requests FOR EACH ROW EXECUTE FUNCTION public.note_analytics_event('order', 'service_id');
--> statement-breakpoint
CREATE TRIGGER user_scans_note AFTER INSERT ON public.user_scans FOR EACH ROW EXECUTE FUNCTION public.note_analytics_event('scan', 'service_id');
--> statement-breakpoint
-- Numbers of rows are kept beside the rows: each change notes by how much (core/base/tallies).
CREATE FUNCTION public.tally_contact_messages() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id) VALUES ('messages', OLD.status, -1, 0, (left(OLD.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id) VALUES ('messages', NEW.status, 1, 0, (left(NEW.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.tally_contact_messages() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER contact_messages_tally AFTER INSERT OR DELETE ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION public.tally_contact_messages();
--> statement-breakpoint
CREATE TRIGGER contact_messages_tally_change AFTER UPDATE OF status ON public.contact_messages FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION public.tally_contact_messages();
--> statement-breakpoint
CREATE FUNCTION public.tally_profiles() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id) VALUES
      ('accounts', CASE WHEN OLD.deleted_at IS NULL THEN 'active' ELSE 'deactivated' END, -1, 0, (left(OLD.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid),
      ('accounts_made', to_char(OLD.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), -1, 0, (left(OLD.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id) VALUES
      ('accounts', CASE WHEN NEW.deleted_at IS NULL THEN 'active' ELSE 'deactivated' END, 1, 0, (left(NEW.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid),
      ('accounts_made', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1, 0, (left(NEW.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.tally_profiles() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER profiles_tally AFTER INSERT OR DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.tally_profiles();
--> statement-breakpoint
CREATE TRIGGER profiles_tally_change AFTER UPDATE ON public.profiles FOR EACH ROW WHEN ((((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)) OR (old.created_at <> new.created_at))) EXECUTE FUNCTION public.tally_profiles();
--> statement-breakpoint
CREATE FUNCTION public.tally_service_requests() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
  given_back bigint := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(sum(refunded), 0) INTO given_back FROM public.payments WHERE order_id = OLD.id;
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id)
    SELECT 'orders', concat_ws(' ', OLD.status, OLD.currency, CASE OLD.payment_status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END,
        coalesce(OLD.assignee_id::text, '-')), -1, given_back - 100 * OLD.amount::bigint, (left(OLD.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid
    UNION ALL
    SELECT 'orders_paid', to_char(OLD.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ' ' || OLD.currency, -1,
      given_back - 100 * OLD.amount::bigint, (left(OLD.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid WHERE OLD.payment_status = 'paid';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id)
    SELECT 'orders', concat_ws(' ', NEW.status, NEW.currency, CASE NEW.payment_status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END,
        coalesce(NEW.assignee_id::text, '-')), 1, 100 * NEW.amount::bigint - given_back, (left(NEW.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid
    UNION ALL
    SELECT 'orders_paid', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ' ' || NEW.currency, 1,
      100 * NEW.amount::bigint - given_back, (left(NEW.id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid WHERE NEW.payment_status = 'paid';
    RETURN NULL;
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.tally_service_requests() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER service_requests_tally AFTER INSERT ON public.service_requests FOR EACH ROW EXECUTE FUNCTION public.tally_service_requests();
--> statement-breakpoint
CREATE TRIGGER service_requests_tally_change AFTER UPDATE ON public.service_requests FOR EACH ROW WHEN (((((((old.status IS DISTINCT FROM new.status) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.payment_status IS DISTINCT FROM new.payment_status)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.assignee_id IS DISTINCT FROM new.assignee_id)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION public.tally_service_requests();
--> statement-breakpoint
CREATE TRIGGER service_requests_tally_end BEFORE DELETE ON public.service_requests FOR EACH ROW EXECUTE FUNCTION public.tally_service_requests();
--> statement-breakpoint
CREATE FUNCTION public.tally_payments() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO public.tally_changes (name, bucket, count, amount, row_id)
  SELECT one.name, one.bucket, 0, -change.amount, (left(change.order_id::text, 4) || '0000-0000-0000-0000-000000000000')::uuid
  FROM (
    SELECT CASE WHEN TG_OP <> 'INSERT' THEN OLD.order_id END AS order_id, CASE WHEN TG_OP <> 'INSERT' THEN -OLD.refunded ELSE 0 END AS amount
    UNION ALL
    SELECT CASE WHEN TG_OP <> 'DELETE' THEN NEW.order_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.refunded ELSE 0 END
  ) AS change
  JOIN public.service_requests o ON o.id = change.order_id
  CROSS JOIN LATERAL (
    SELECT 'orders' AS name, concat_ws(' ', o.status, o.currency, CASE o.payment_status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END,
      coalesce(o.assignee_id::text, '-')) AS bucket
    UNION ALL
    SELECT 'orders_paid', to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ' ' || o.currency WHERE o.payment_status = 'paid'
  ) AS one
  WHERE change.amount <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.tally_payments() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER payments_tally AFTER INSERT OR DELETE ON public.payments FOR EACH ROW EXECUTE FUNCTION public.tally_payments();
--> statement-breakpoint
CREATE TRIGGER payments_tally_change AFTER UPDATE ON public.payments FOR EACH ROW WHEN (((old.order_id IS DISTINCT FROM new.order_id) OR (old.refunded IS DISTINCT FROM new.refunded))) EXECUTE FUNCTION public.tally_payments();
--> statement-breakpoint
CREATE FUNCTION public.tally_auth_sessions() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
  people uuid[];
  person uuid;
  before text;
  after text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT user_id ORDER BY user_id) INTO people FROM new_rows WHERE kind = 'full';
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT user_id ORDER BY user_id) INTO people FROM old_rows WHERE kind = 'full';
  ELSE
    -- Used again on the same day, as most of the time: nothing is to be noted.
    SELECT array_agg(DISTINCT changed.user_id ORDER BY changed.user_id) INTO people
    FROM old_rows o JOIN new_rows n ON n.id = o.id CROSS JOIN LATERAL (VALUES (o.user_id), (n.user_id)) AS changed (user_id)
    WHERE (o.user_id, o.kind, (o.last_seen_at AT TIME ZONE 'UTC')::date) IS DISTINCT FROM (n.user_id, n.kind, (n.last_seen_at AT TIME ZONE 'UTC')::date);
  END IF;
  FOREACH person IN ARRAY coalesce(people, '{}') LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('people_seen ' || person, 0));
    SELECT to_char(max(last_seen_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') INTO after
    FROM public.auth_sessions WHERE user_id = person AND kind = 'full';
    IF TG_OP = 'INSERT' THEN
      SELECT to_char(max(last_seen_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') INTO before
      FROM public.auth_sessions WHERE user_id = person AND kind = 'full' AND id NOT IN (SELECT id FROM new_rows);
    ELSIF TG_OP = 'DELETE' THEN
      SELECT to_char(max(last_seen_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') INTO before FROM (
        SELECT last_seen_at FROM public.auth_sessions WHERE user_id = person AND kind = 'full'
        UNION ALL SELECT last_seen_at FROM old_rows WHERE user_id = person AND kind = 'full') AS had;
    ELSE
      SELECT to_char(max(last_seen_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') INTO before FROM (
        SELECT last_seen_at FROM public.auth_sessions WHERE user_id = person AND kind = 'full' AND id NOT IN (SELECT id FROM new_rows)
        UNION ALL SELECT last_seen_at FROM old_rows WHERE user_id = person AND kind = 'full') AS had;
    END IF;
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id)
    SELECT 'people_seen', one.day, one.count, 0, (left(person::text, 4) || '0000-0000-0000-0000-000000000000')::uuid FROM (VALUES (before, -1), (after, 1)) AS one (day, count)
    WHERE one.day IS NOT NULL AND before IS DISTINCT FROM after;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.tally_auth_sessions() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER auth_sessions_tally AFTER INSERT ON public.auth_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.tally_auth_sessions();
--> statement-breakpoint
CREATE TRIGGER auth_sessions_tally_change AFTER UPDATE ON public.auth_sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.tally_auth_sessions();
--> statement-breakpoint
CREATE TRIGGER auth_sessions_tally_end AFTER DELETE ON public.auth_sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.tally_auth_sessions();
--> statement-breakpoint
CREATE FUNCTION public.tally_scan_steps() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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
CREATE TRIGGER audit_logs_tally_scans AFTER INSERT ON public.audit_logs FOR EACH ROW WHEN (((new.entity_type = 'scan'::text) AND ((new.details ->> 'event'::text) = ANY (ARRAY['scan.requested'::text, 'scan.link.opened'::text, 'scan.completed'::text])))) EXECUTE FUNCTION public.tally_scan_steps();
