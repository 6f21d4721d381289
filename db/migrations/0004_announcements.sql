-- Tells open pages what has changed, whatever changed it: each topic is a row, and a notification with its number.
CREATE FUNCTION public.announce() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE event record;
BEGIN
  FOR event IN EXECUTE
    'INSERT INTO public.live_events (topic) SELECT DISTINCT topic FROM (' || TG_ARGV[0] || ') AS topics (topic)
     WHERE topic IS NOT NULL AND NOT EXISTS (
       SELECT FROM public.live_events told WHERE told.topic = topics.topic AND told.xmin = pg_current_xact_id()::xid)
     ORDER BY topic RETURNING id, topic'
  LOOP
    PERFORM pg_notify('live', event.id || ' ' || event.topic);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.announce() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER appointments_announce_delete AFTER DELETE ON public.appointments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER appointments_announce_insert AFTER INSERT ON public.appointments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER appointments_announce_update AFTER UPDATE ON public.appointments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER audit_checkpoints_announce_delete AFTER DELETE ON public.audit_checkpoints REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:audit'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER audit_checkpoints_announce_insert AFTER INSERT ON public.audit_checkpoints REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:audit'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER audit_checkpoints_announce_update AFTER UPDATE ON public.audit_checkpoints REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:audit'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER auth_sessions_announce_insert AFTER INSERT ON public.auth_sessions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed WHERE kind = ''full''');
--> statement-breakpoint
CREATE TRIGGER auth_sessions_announce_update AFTER UPDATE ON public.auth_sessions REFERENCING NEW TABLE AS changed FOR EACH ROW WHEN ((old.ended_at IS DISTINCT FROM new.ended_at)) EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed WHERE kind = ''full''');
--> statement-breakpoint
CREATE TRIGGER availabilities_announce_delete AFTER DELETE ON public.availabilities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:orders'' FROM changed UNION SELECT ''staff:services'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER availabilities_announce_insert AFTER INSERT ON public.availabilities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:orders'' FROM changed UNION SELECT ''staff:services'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER availabilities_announce_update AFTER UPDATE ON public.availabilities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:orders'' FROM changed UNION SELECT ''staff:services'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER blog_posts_announce_delete AFTER DELETE ON public.blog_posts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:posts'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER blog_posts_announce_insert AFTER INSERT ON public.blog_posts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:posts'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER blog_posts_announce_truncate AFTER TRUNCATE ON public.blog_posts FOR EACH STATEMENT EXECUTE FUNCTION public.announce('VALUES (''staff:posts'')');
--> statement-breakpoint
CREATE TRIGGER blog_posts_announce_update AFTER UPDATE ON public.blog_posts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:posts'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER branding_assets_announce_delete AFTER DELETE ON public.branding_assets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''branding-changes'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER branding_assets_announce_insert AFTER INSERT ON public.branding_assets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''branding-changes'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER branding_assets_announce_truncate AFTER TRUNCATE ON public.branding_assets FOR EACH STATEMENT EXECUTE FUNCTION public.announce('VALUES (''branding-changes'')');
--> statement-breakpoint
CREATE TRIGGER branding_assets_announce_update AFTER UPDATE ON public.branding_assets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''branding-changes'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER broker_requests_announce_delete AFTER DELETE ON public.broker_requests REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER broker_requests_announce_insert AFTER INSERT ON public.broker_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER broker_requests_announce_update AFTER UPDATE ON public.broker_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER cms_content_announce_delete AFTER DELETE ON public.cms_content REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:content'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER cms_content_announce_insert AFTER INSERT ON public.cms_content REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:content'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER cms_content_announce_truncate AFTER TRUNCATE ON public.cms_content FOR EACH STATEMENT EXECUTE FUNCTION public.announce('VALUES (''staff:content'')');
--> statement-breakpoint
CREATE TRIGGER cms_content_announce_update AFTER UPDATE ON public.cms_content REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:content'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER contact_messages_announce_delete AFTER DELETE ON public.contact_messages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER contact_messages_announce_insert AFTER INSERT ON public.contact_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER contact_messages_announce_update AFTER UPDATE ON public.contact_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER contact_replies_announce_delete AFTER DELETE ON public.contact_replies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER contact_replies_announce_insert AFTER INSERT ON public.contact_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER contact_replies_announce_update AFTER UPDATE ON public.contact_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER finding_todos_announce_delete AFTER DELETE ON public.finding_todos REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER finding_todos_announce_insert AFTER INSERT ON public.finding_todos REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER finding_todos_announce_update AFTER UPDATE ON public.finding_todos REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER identifiers_announce_delete AFTER DELETE ON public.identifiers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER identifiers_announce_insert AFTER INSERT ON public.identifiers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER identifiers_announce_update AFTER UPDATE ON public.identifiers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER order_files_announce_delete AFTER DELETE ON public.order_files REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER order_files_announce_insert AFTER INSERT ON public.order_files REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER order_files_announce_update AFTER UPDATE ON public.order_files REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER order_internal_notes_announce_delete AFTER DELETE ON public.order_internal_notes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER order_internal_notes_announce_insert AFTER INSERT ON public.order_internal_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER order_internal_notes_announce_update AFTER UPDATE ON public.order_internal_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER order_messages_announce_delete AFTER DELETE ON public.order_messages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER order_messages_announce_insert AFTER INSERT ON public.order_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER order_messages_announce_update AFTER UPDATE ON public.order_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER passkeys_announce_delete AFTER DELETE ON public.passkeys REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER passkeys_announce_insert AFTER INSERT ON public.passkeys REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER passkeys_announce_update AFTER UPDATE ON public.passkeys REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER payment_refunds_announce_delete AFTER DELETE ON public.payment_refunds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || p.user_id FROM changed JOIN public.payments p ON p.id = payment_id UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER payment_refunds_announce_insert AFTER INSERT ON public.payment_refunds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || p.user_id FROM changed JOIN public.payments p ON p.id = payment_id UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER payment_refunds_announce_update AFTER UPDATE ON public.payment_refunds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || p.user_id FROM changed JOIN public.payments p ON p.id = payment_id UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER pictures_announce_delete AFTER DELETE ON public.pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''branding-changes'' FROM changed UNION SELECT ''staff:posts'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER pictures_announce_insert AFTER INSERT ON public.pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''branding-changes'' FROM changed UNION SELECT ''staff:posts'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER pictures_announce_truncate AFTER TRUNCATE ON public.pictures FOR EACH STATEMENT EXECUTE FUNCTION public.announce('VALUES (''branding-changes''), (''staff:posts'')');
--> statement-breakpoint
CREATE TRIGGER pictures_announce_update AFTER UPDATE ON public.pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''branding-changes'' FROM changed UNION SELECT ''staff:posts'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER preferences_announce_delete AFTER DELETE ON public.preferences REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER preferences_announce_insert AFTER INSERT ON public.preferences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER preferences_announce_update AFTER UPDATE ON public.preferences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER profiles_announce_delete AFTER DELETE ON public.profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || id FROM changed UNION SELECT ''staff:users'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER profiles_announce_insert AFTER INSERT ON public.profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || id FROM changed UNION SELECT ''staff:users'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER profiles_announce_update AFTER UPDATE ON public.profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || id FROM changed UNION SELECT ''staff:users'' FROM changed
     UNION SELECT ''staff:services'' FROM changed JOIN public.availabilities a ON a.staff_id = id');
--> statement-breakpoint
CREATE TRIGGER recovery_codes_announce_delete AFTER DELETE ON public.recovery_codes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER recovery_codes_announce_insert AFTER INSERT ON public.recovery_codes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER recovery_codes_announce_update AFTER UPDATE ON public.recovery_codes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER saved_replies_announce_delete AFTER DELETE ON public.saved_replies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER saved_replies_announce_insert AFTER INSERT ON public.saved_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER saved_replies_announce_update AFTER UPDATE ON public.saved_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:messages'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER scan_checks_announce_delete AFTER DELETE ON public.scan_checks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''scan:'' || scan_id FROM changed
    UNION SELECT ''user:'' || s.user_id FROM changed JOIN public.user_scans s ON s.id = scan_id');
--> statement-breakpoint
CREATE TRIGGER scan_checks_announce_insert AFTER INSERT ON public.scan_checks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''scan:'' || scan_id FROM changed
    UNION SELECT ''user:'' || s.user_id FROM changed JOIN public.user_scans s ON s.id = scan_id');
--> statement-breakpoint
CREATE TRIGGER scan_checks_announce_update AFTER UPDATE ON public.scan_checks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''scan:'' || scan_id FROM changed
    UNION SELECT ''user:'' || s.user_id FROM changed JOIN public.user_scans s ON s.id = scan_id');
--> statement-breakpoint
CREATE TRIGGER scan_findings_announce_delete AFTER DELETE ON public.scan_findings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''scan:'' || scan_id FROM changed
    UNION SELECT ''user:'' || s.user_id FROM changed JOIN public.user_scans s ON s.id = scan_id');
--> statement-breakpoint
CREATE TRIGGER scan_findings_announce_insert AFTER INSERT ON public.scan_findings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''scan:'' || scan_id FROM changed
    UNION SELECT ''user:'' || s.user_id FROM changed JOIN public.user_scans s ON s.id = scan_id');
--> statement-breakpoint
CREATE TRIGGER scan_findings_announce_update AFTER UPDATE ON public.scan_findings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''scan:'' || scan_id FROM changed
    UNION SELECT ''user:'' || s.user_id FROM changed JOIN public.user_scans s ON s.id = scan_id');
--> statement-breakpoint
CREATE TRIGGER service_requests_announce_delete AFTER DELETE ON public.service_requests REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER service_requests_announce_insert AFTER INSERT ON public.service_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER service_requests_announce_update AFTER UPDATE ON public.service_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed UNION SELECT ''staff:orders'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER services_announce_delete AFTER DELETE ON public.services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:services'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER services_announce_insert AFTER INSERT ON public.services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:services'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER services_announce_truncate AFTER TRUNCATE ON public.services FOR EACH STATEMENT EXECUTE FUNCTION public.announce('VALUES (''staff:services'')');
--> statement-breakpoint
CREATE TRIGGER services_announce_update AFTER UPDATE ON public.services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:services'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER two_factors_announce_delete AFTER DELETE ON public.two_factors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER two_factors_announce_insert AFTER INSERT ON public.two_factors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER two_factors_announce_update AFTER UPDATE ON public.two_factors REFERENCING NEW TABLE AS changed FOR EACH ROW WHEN ((((old.confirmed_at IS DISTINCT FROM new.confirmed_at) OR (old.removal_at IS DISTINCT FROM new.removal_at)) OR (old.next_at IS DISTINCT FROM new.next_at))) EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER user_notes_announce_delete AFTER DELETE ON public.user_notes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:users'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER user_notes_announce_insert AFTER INSERT ON public.user_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:users'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER user_notes_announce_update AFTER UPDATE ON public.user_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''staff:users'' FROM changed');
--> statement-breakpoint
CREATE TRIGGER user_scans_announce_delete AFTER DELETE ON public.user_scans REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''scan:'' || id FROM changed UNION SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER user_scans_announce_insert AFTER INSERT ON public.user_scans REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''scan:'' || id FROM changed UNION SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER user_scans_announce_update AFTER UPDATE ON public.user_scans REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''scan:'' || id FROM changed UNION SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER watched_findings_announce_delete AFTER DELETE ON public.watched_findings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || watch_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER watched_findings_announce_insert AFTER INSERT ON public.watched_findings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || watch_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER watched_findings_announce_update AFTER UPDATE ON public.watched_findings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || watch_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER watched_years_announce_delete AFTER DELETE ON public.watched_years REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER watched_years_announce_insert AFTER INSERT ON public.watched_years REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER watched_years_announce_update AFTER UPDATE ON public.watched_years REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER watches_announce_delete AFTER DELETE ON public.watches REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER watches_announce_insert AFTER INSERT ON public.watches REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER watches_announce_update AFTER UPDATE ON public.watches REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce('SELECT ''user:'' || user_id FROM changed');
