-- Takes the personal part out of the entries about things that are erased with somebody and stand in nobody's own log.
CREATE FUNCTION erase_audit_entries(kind text, things text[]) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE erased bigint;
BEGIN
  IF current_setting('app.role', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'only the system erases' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE audit_logs SET salt = NULL, entity_id = NULL, ip_address = NULL, user_agent = NULL, session_id = NULL,
    details = NULL, old_values = NULL, new_values = NULL
  WHERE user_id IS NULL AND entity_type = kind AND entity_id = ANY (things);
  GET DIAGNOSTICS erased = ROW_COUNT;
  RETURN erased;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_audit_entries(text, text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_audit_entries(text, text[]) TO quietprint_app;
