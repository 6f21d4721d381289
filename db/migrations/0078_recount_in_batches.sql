CREATE TABLE "tally_counted" (
	"name" text NOT NULL,
	"bucket" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "tally_counted_name_bucket_pk" PRIMARY KEY("name","bucket")
);
--> statement-breakpoint
ALTER TABLE "tally_counted" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tally_recounts" (
	"subject" text PRIMARY KEY NOT NULL,
	"after" uuid,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tally_recounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tally_changes" ADD COLUMN "row_id" uuid;--> statement-breakpoint
CREATE POLICY "tally_counted_system" ON "tally_counted" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "tally_recounts_system" ON "tally_recounts" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');
--> statement-breakpoint
-- Whose row it was stands beside each change, so that a recount may count the rows in batches.
CREATE OR REPLACE FUNCTION public.tally_contact_messages() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id) VALUES ('messages', OLD.status, -1, 0, OLD.id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id) VALUES ('messages', NEW.status, 1, 0, NEW.id);
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
      ('accounts', CASE WHEN OLD.deleted_at IS NULL THEN 'active' ELSE 'deactivated' END, -1, 0, OLD.id),
      ('accounts_made', to_char(OLD.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), -1, 0, OLD.id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id) VALUES
      ('accounts', CASE WHEN NEW.deleted_at IS NULL THEN 'active' ELSE 'deactivated' END, 1, 0, NEW.id),
      ('accounts_made', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1, 0, NEW.id);
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
        coalesce(OLD.assignee_id::text, '-')), -1, given_back - 100 * OLD.amount::bigint, OLD.id
    UNION ALL
    SELECT 'orders_paid', to_char(OLD.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ' ' || OLD.currency, -1,
      given_back - 100 * OLD.amount::bigint, OLD.id WHERE OLD.payment_status = 'paid';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount, row_id)
    SELECT 'orders', concat_ws(' ', NEW.status, NEW.currency, CASE NEW.payment_status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END,
        coalesce(NEW.assignee_id::text, '-')), 1, 100 * NEW.amount::bigint - given_back, NEW.id
    UNION ALL
    SELECT 'orders_paid', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ' ' || NEW.currency, 1,
      100 * NEW.amount::bigint - given_back, NEW.id WHERE NEW.payment_status = 'paid';
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
  SELECT one.name, one.bucket, 0, -change.amount, change.order_id
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
-- On which day people were seen last, by their sessions: of somebody with several only the newest counts. A statement may change
-- several sessions of one person, so it is noted once for all of them. Of two statements at once the second waits, and reads what the
-- first one wrote.
CREATE FUNCTION public.tally_auth_sessions() RETURNS trigger LANGUAGE plpgsql
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
    SELECT 'people_seen', one.day, one.count, 0, person FROM (VALUES (before, -1), (after, 1)) AS one (day, count)
    WHERE one.day IS NOT NULL AND before IS DISTINCT FROM after;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.tally_auth_sessions() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER auth_sessions_tally AFTER INSERT ON auth_sessions REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.tally_auth_sessions();
--> statement-breakpoint
CREATE TRIGGER auth_sessions_tally_change AFTER UPDATE ON auth_sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.tally_auth_sessions();
--> statement-breakpoint
CREATE TRIGGER auth_sessions_tally_end AFTER DELETE ON auth_sessions REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.tally_auth_sessions();
--> statement-breakpoint
-- What is there already. Whoever owns a table reads it where row level security is not forced.
ALTER TABLE public.auth_sessions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.tallies NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO public.tallies (name, bucket, count, amount)
SELECT 'people_seen', to_char(seen AT TIME ZONE 'UTC', 'YYYY-MM-DD'), count(*), 0
FROM (SELECT max(last_seen_at) AS seen FROM public.auth_sessions WHERE kind = 'full' GROUP BY user_id) AS people GROUP BY 2;
--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE public.auth_sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.tallies FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.tally_recounts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.tally_counted FORCE ROW LEVEL SECURITY;
