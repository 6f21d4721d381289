-- Of whose row a change is noted, only the beginning of the id is kept, which tells in which batch it is counted anew and is that of many:
-- who is erased shall not be named by a number for minutes more.
CREATE OR REPLACE FUNCTION public.tally_contact_messages() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
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
CREATE OR REPLACE FUNCTION public.tally_profiles() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
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
CREATE OR REPLACE FUNCTION public.tally_service_requests() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
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
CREATE OR REPLACE FUNCTION public.tally_payments() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
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
CREATE OR REPLACE FUNCTION public.tally_auth_sessions() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
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
