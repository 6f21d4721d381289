-- Both erase, and say which entries they took the personal part out of, with what is left of each: the caller names
-- them in an entry of its own (core/audit/erasures.ts). What was erased before stays out of it.
DROP FUNCTION public.erase_audit_logs(uuid);
--> statement-breakpoint
CREATE FUNCTION public.erase_audit_logs(person uuid)
RETURNS TABLE (erased_id uuid, left_type text, left_user uuid, left_admin uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
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
DROP FUNCTION public.erase_audit_entries(text, text[]);
--> statement-breakpoint
CREATE FUNCTION public.erase_audit_entries(kind text, things text[])
RETURNS TABLE (erased_id uuid, left_type text, left_user uuid, left_admin uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
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
REVOKE ALL ON FUNCTION public.erase_audit_logs(uuid), public.erase_audit_entries(text, text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.erase_audit_logs(uuid), public.erase_audit_entries(text, text[]) TO quietprint_app;
--> statement-breakpoint
-- Entries that were erased before erasures were named: one entry for each thousand names them now, and says so. It can
-- only vouch that they were erased by this moment. The commitment is computed as core/audit/commitment.ts does, over the
-- same canonical JSON. An entry without a salt that still says something was not erased, and is not named.
DO $$
DECLARE
  batch record;
  key bytea;
  inner_pad bytea;
  outer_pad bytea;
  named text;
  part text;
BEGIN
  ALTER TABLE public.audit_logs NO FORCE ROW LEVEL SECURITY;
  FOR batch IN
    SELECT string_agg('{"id":"' || id || '","rest":"' || rtrim(translate(encode(sha256(convert_to(
        '{"admin_user_id":' || coalesce('"' || admin_user_id || '"', 'null') || ',"entity_type":' || to_json(entity_type)
        || ',"user_id":' || coalesce('"' || user_id || '"', 'null') || '}', 'UTF8')), 'base64'), '+/', '-_'), '=')
      || '"}', ',' ORDER BY place) AS leaves
    FROM (SELECT *, row_number() OVER (ORDER BY created_at, id) - 1 AS place
      FROM public.audit_logs WHERE salt IS NULL AND num_nonnulls(entity_id, ip_address, user_agent, session_id, details,
        old_values, new_values) = 0) AS erased
    GROUP BY place / 1000 ORDER BY place / 1000
  LOOP
    key := sha256(convert_to(gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid(), 'UTF8'));
    inner_pad := decode(repeat('36', 64), 'hex');
    outer_pad := decode(repeat('5c', 64), 'hex');
    FOR place IN 0..31 LOOP
      inner_pad := set_byte(inner_pad, place, get_byte(inner_pad, place) # get_byte(key, place));
      outer_pad := set_byte(outer_pad, place, get_byte(outer_pad, place) # get_byte(key, place));
    END LOOP;
    named := '{"before":true,"event":"audit.entries.erased","leaves":[' || batch.leaves || ']}';
    part := '{"admin_user_id":null,"details":' || named || ',"entity_id":null,"entity_type":"audit_log",'
      || '"ip_address":null,"new_values":null,"old_values":null,"session_id":null,"user_agent":null,"user_id":null}';
    INSERT INTO public.audit_logs (id, action, entity_type, details, salt, commitment) VALUES (
      gen_random_uuid(), 'delete', 'audit_log', named::jsonb,
      rtrim(translate(encode(key, 'base64'), '+/', '-_'), '='),
      rtrim(translate(encode(sha256(outer_pad || sha256(inner_pad || convert_to(part, 'UTF8'))), 'base64'), '+/', '-_'), '='));
  END LOOP;
  ALTER TABLE public.audit_logs FORCE ROW LEVEL SECURITY;
END
$$;
