CREATE TABLE "account_erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "account_erasures_reason_known" CHECK ("account_erasures"."reason" in ('person', 'operator', 'unconfirmed', 'restored')),
	CONSTRAINT "account_erasures_in_order" CHECK ("account_erasures"."erased_at" is null or "account_erasures"."begun_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "account_erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "account_erasures_due_idx" ON "account_erasures" USING btree ("due_at") WHERE "account_erasures"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "account_erasures_erased_idx" ON "account_erasures" USING btree ("erased_at","user_id") WHERE "account_erasures"."erased_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE POLICY "account_erasures_system" ON "account_erasures" AS PERMISSIVE FOR ALL TO "quietprint_app" USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');--> statement-breakpoint
CREATE POLICY "account_erasures_own" ON "account_erasures" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("account_erasures"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "account_erasures_own_ask" ON "account_erasures" AS PERMISSIVE FOR INSERT TO "quietprint_app" WITH CHECK ("account_erasures"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
-- Row level security also binds the owner of the tables.
ALTER TABLE account_erasures FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The function below runs as the owner of the table, who is bound by row level security as well.
CREATE POLICY invoices_owner_reads ON invoices FOR SELECT TO PUBLIC
  USING ((SELECT pg_get_userbyid(relowner) = current_user FROM pg_class WHERE oid = 'public.invoices'::regclass));
--> statement-breakpoint
CREATE POLICY invoices_owner_forgets ON invoices FOR DELETE TO PUBLIC
  USING (user_id IS NULL AND (SELECT pg_get_userbyid(relowner) = current_user FROM pg_class WHERE oid = 'public.invoices'::regclass));
--> statement-breakpoint
-- What was issued stays as it was issued, until the books no longer need what an erased account left in them.
CREATE FUNCTION forget_invoices(before timestamptz, most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE gone bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system forgets' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM invoices WHERE id IN (
    SELECT id FROM invoices WHERE user_id IS NULL AND created_at < before ORDER BY created_at, id LIMIT most
  );
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_invoices(timestamptz, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_invoices(timestamptz, integer) TO quietprint_app;
