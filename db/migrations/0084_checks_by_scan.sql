-- Checks lie in eight tables by a hash of their scan: smaller indexes, and vacuums beside each other. Every question about a scan
-- looks into one of them. The rows are moved in one go, while checks wait (docs/operations.md says for how long).
LOCK TABLE public.user_scans, public.scan_identifiers, public.scan_checks IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE public.scan_checks RENAME TO scan_checks_before;
--> statement-breakpoint
-- Whoever owns a table reads it where row level security is not forced; rules that point to another table are checked by its owner, too.
ALTER TABLE public.scan_checks_before NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.user_scans NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.scan_identifiers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DROP INDEX public.scan_checks_expected_idx;
--> statement-breakpoint
ALTER TABLE public.scan_checks_before
  DROP CONSTRAINT scan_checks_scan_id_source_id_identifier_id_pk,
  DROP CONSTRAINT scan_checks_scan_id_user_scans_id_fk,
  DROP CONSTRAINT scan_checks_identifier;
--> statement-breakpoint
CREATE TABLE public.scan_checks (LIKE public.scan_checks_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS)
  PARTITION BY HASH (scan_id);
--> statement-breakpoint
-- Rows are reached through the table of all, whose policies then hold. Named directly, a part refuses everybody.
DO $$
BEGIN
  FOR part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE public.%I PARTITION OF public.scan_checks FOR VALUES WITH (MODULUS 8, REMAINDER %s)', 'scan_checks_' || part, part);
    EXECUTE format('REVOKE ALL ON public.%I FROM quietprint_app', 'scan_checks_' || part);
  END LOOP;
END
$$;
--> statement-breakpoint
INSERT INTO public.scan_checks SELECT * FROM public.scan_checks_before;
--> statement-breakpoint
DROP TABLE public.scan_checks_before;
--> statement-breakpoint
ALTER TABLE public.scan_checks
  ADD CONSTRAINT scan_checks_scan_id_source_id_identifier_id_pk PRIMARY KEY (scan_id, source_id, identifier_id);
--> statement-breakpoint
CREATE INDEX scan_checks_expected_idx ON public.scan_checks USING btree (source_id, expected_at) WHERE state = 'waiting';
--> statement-breakpoint
ALTER TABLE public.scan_checks ADD CONSTRAINT scan_checks_scan_id_user_scans_id_fk
  FOREIGN KEY (scan_id) REFERENCES public.user_scans (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE public.scan_checks ADD CONSTRAINT scan_checks_identifier
  FOREIGN KEY (scan_id, identifier_id) REFERENCES public.scan_identifiers (scan_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE public.user_scans FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.scan_identifiers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
DECLARE part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['scan_checks'] || ARRAY(SELECT 'scan_checks_' || n FROM generate_series(0, 7) n) LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', part);
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', part);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE POLICY scan_checks_system ON public.scan_checks AS PERMISSIVE FOR ALL TO quietprint_app
  USING ((select current_setting('app.role', true)) = 'system') WITH CHECK ((select current_setting('app.role', true)) = 'system');
--> statement-breakpoint
CREATE POLICY scan_checks_own ON public.scan_checks AS PERMISSIVE FOR SELECT TO quietprint_app
  USING ((select s.user_id from user_scans s where s.id = scan_checks.scan_id) = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY scan_checks_opened ON public.scan_checks AS PERMISSIVE FOR SELECT TO quietprint_app
  USING (scan_checks.scan_id = any ((select string_to_array(nullif(current_setting('app.keys', true), ''), ',')::uuid[])::uuid[]));
--> statement-breakpoint
-- As 0035 made them: they fire on the table that a statement names.
DO $$
DECLARE
  act text;
  topics constant text := 'SELECT ''scan:'' || scan_id FROM changed
    UNION SELECT ''user:'' || s.user_id FROM changed JOIN public.user_scans s ON s.id = scan_id';
BEGIN
  FOREACH act IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON public.scan_checks REFERENCING %s TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public.announce(%L)', 'scan_checks_announce_' || act, act,
      CASE act WHEN 'delete' THEN 'OLD' ELSE 'NEW' END, topics);
  END LOOP;
END
$$;
