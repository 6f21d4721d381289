CREATE TABLE "tallies" (
	"name" text NOT NULL,
	"bucket" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "tallies_name_bucket_pk" PRIMARY KEY("name","bucket")
);
--> statement-breakpoint
ALTER TABLE "tallies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"bucket" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tally_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "tally_changes_name_idx" ON "tally_changes" USING btree ("name");--> statement-breakpoint
CREATE POLICY "tallies_staff" ON "tallies" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "tallies_system" ON "tallies" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "tally_changes_note" ON "tally_changes" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tally_changes_staff" ON "tally_changes" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ((select current_setting('app.role', true)) in ('assistant', 'admin', 'system'));--> statement-breakpoint
CREATE POLICY "tally_changes_system" ON "tally_changes" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
-- How many rows there are is noted where they are written, whatever writes it. What changed goes to rows of its own, which a
-- job adds up (core/analytics/jobs.ts): a number that everybody writes would make orders wait for each other.
CREATE FUNCTION public.tally_contact_messages() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount) VALUES ('messages', OLD.status, -1, 0);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount) VALUES ('messages', NEW.status, 1, 0);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.tally_profiles() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount) VALUES
      ('accounts', CASE WHEN OLD.deleted_at IS NULL THEN 'active' ELSE 'deactivated' END, -1, 0),
      ('accounts_made', to_char(OLD.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), -1, 0);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount) VALUES
      ('accounts', CASE WHEN NEW.deleted_at IS NULL THEN 'active' ELSE 'deactivated' END, 1, 0),
      ('accounts_made', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1, 0);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What was given back of an order counts with it.
CREATE FUNCTION public.tally_service_requests() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  given_back bigint := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(sum(refunded), 0) INTO given_back FROM public.payments WHERE order_id = OLD.id;
    INSERT INTO public.tally_changes (name, bucket, count, amount)
    SELECT 'orders', concat_ws(' ', OLD.status, OLD.currency, CASE OLD.payment_status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END,
        coalesce(OLD.assignee_id::text, '-')), -1, given_back - 100 * OLD.amount::bigint
    UNION ALL
    SELECT 'orders_paid', to_char(OLD.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ' ' || OLD.currency, -1,
      given_back - 100 * OLD.amount::bigint WHERE OLD.payment_status = 'paid';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.tally_changes (name, bucket, count, amount)
    SELECT 'orders', concat_ws(' ', NEW.status, NEW.currency, CASE NEW.payment_status WHEN 'paid' THEN 'paid' ELSE 'unpaid' END,
        coalesce(NEW.assignee_id::text, '-')), 1, 100 * NEW.amount::bigint - given_back
    UNION ALL
    SELECT 'orders_paid', to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ' ' || NEW.currency, 1,
      100 * NEW.amount::bigint - given_back WHERE NEW.payment_status = 'paid';
    RETURN NULL;
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.tally_payments() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO public.tally_changes (name, bucket, count, amount)
  SELECT one.name, one.bucket, 0, -change.amount
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
REVOKE ALL ON FUNCTION public.tally_contact_messages(), public.tally_profiles(), public.tally_service_requests(),
  public.tally_payments() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER contact_messages_tally AFTER INSERT OR DELETE ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION public.tally_contact_messages();
--> statement-breakpoint
CREATE TRIGGER contact_messages_tally_change AFTER UPDATE OF status ON contact_messages
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION public.tally_contact_messages();
--> statement-breakpoint
CREATE TRIGGER profiles_tally AFTER INSERT OR DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION public.tally_profiles();
--> statement-breakpoint
CREATE TRIGGER profiles_tally_change AFTER UPDATE ON profiles FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL) OR OLD.created_at <> NEW.created_at)
  EXECUTE FUNCTION public.tally_profiles();
--> statement-breakpoint
CREATE TRIGGER service_requests_tally AFTER INSERT ON service_requests
  FOR EACH ROW EXECUTE FUNCTION public.tally_service_requests();
--> statement-breakpoint
CREATE TRIGGER service_requests_tally_change AFTER UPDATE ON service_requests FOR EACH ROW
  WHEN ((OLD.status, OLD.currency, OLD.payment_status, OLD.amount, OLD.assignee_id, OLD.created_at)
    IS DISTINCT FROM (NEW.status, NEW.currency, NEW.payment_status, NEW.amount, NEW.assignee_id, NEW.created_at))
  EXECUTE FUNCTION public.tally_service_requests();
--> statement-breakpoint
-- Before: its payments are let go with it.
CREATE TRIGGER service_requests_tally_end BEFORE DELETE ON service_requests
  FOR EACH ROW EXECUTE FUNCTION public.tally_service_requests();
--> statement-breakpoint
CREATE TRIGGER payments_tally AFTER INSERT OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION public.tally_payments();
--> statement-breakpoint
CREATE TRIGGER payments_tally_change AFTER UPDATE ON payments FOR EACH ROW
  WHEN ((OLD.order_id, OLD.refunded) IS DISTINCT FROM (NEW.order_id, NEW.refunded))
  EXECUTE FUNCTION public.tally_payments();
--> statement-breakpoint
-- What is there already, as core/base/tallies/recount.ts counts it: some two seconds for a million people. Whoever owns a table reads
-- it where row level security is not forced.
ALTER TABLE public.profiles NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.contact_messages NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.service_requests NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
with taken as (delete from tally_changes returning id),
given_back as (select order_id, sum(refunded) as amount from payments where refunded > 0 group by order_id),
orders as (
  select o.*, 100 * o.amount::bigint - coalesce(given_back.amount, 0) as worth, case o.payment_status when 'paid' then 'paid' else 'unpaid' end as paid
  from service_requests o left join given_back on given_back.order_id = o.id
),
counted (name, bucket, count, amount) as (
  select 'messages', status, count(*), 0 from contact_messages group by 2
  union all
  select 'accounts', case when deleted_at is null then 'active' else 'deactivated' end, count(*), 0 from profiles group by 2
  union all
  select 'accounts_made', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'), count(*), 0 from profiles group by 2
  union all
  select 'orders', concat_ws(' ', status, currency, paid, coalesce(assignee_id::text, '-')), count(*), sum(worth)::bigint from orders group by 2
  union all
  select 'orders_paid', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') || ' ' || currency, count(*), sum(worth)::bigint
  from orders where paid = 'paid' group by 2
  union all
  select name, bucket, 0, 0 from tallies
)
insert into tallies (name, bucket, count, amount)
select name, bucket, sum(count)::bigint, sum(amount)::bigint from counted group by name, bucket
on conflict (name, bucket) do update set count = excluded.count, amount = excluded.amount;
--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE public.profiles FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.contact_messages FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.service_requests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.tallies FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.tally_changes FORCE ROW LEVEL SECURITY;
