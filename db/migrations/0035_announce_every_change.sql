-- Open pages, and the pages that a process keeps in memory, hear of every change of what they show, whoever made it: one
-- event per topic and transaction, with its commit. The argument is a query for the topics. It reads `changed`, the rows as
-- they are now or were before they were deleted.
CREATE FUNCTION public.announce() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
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
REVOKE ALL ON FUNCTION public.announce() FROM public, quietprint_app;
--> statement-breakpoint
DROP TRIGGER branding_assets_announce ON public.branding_assets;
--> statement-breakpoint
DROP TRIGGER services_announce ON public.services;
--> statement-breakpoint
DROP TRIGGER cms_content_announce ON public.cms_content;
--> statement-breakpoint
DROP TRIGGER blog_posts_announce ON public.blog_posts;
--> statement-breakpoint
DROP TRIGGER pictures_announce_branding ON public.pictures;
--> statement-breakpoint
DROP TRIGGER pictures_announce_posts ON public.pictures;
--> statement-breakpoint
DROP TRIGGER service_requests_announce_insert ON public.service_requests;
--> statement-breakpoint
DROP TRIGGER service_requests_announce_update ON public.service_requests;
--> statement-breakpoint
DROP TRIGGER service_requests_announce_delete ON public.service_requests;
--> statement-breakpoint
DROP FUNCTION public.announce_change();
--> statement-breakpoint
DROP FUNCTION public.announce_orders();
--> statement-breakpoint
-- `seen` says which updates show, where not all of them do.
DO $$
DECLARE
  one record;
  own constant text := 'SELECT ''user:'' || user_id FROM changed';
  of_order constant text := 'SELECT ''user:'' || o.user_id FROM changed JOIN public.service_requests o ON o.id = order_id
    UNION SELECT ''staff:orders'' FROM changed';
  of_scan constant text := 'SELECT ''scan:'' || scan_id FROM changed
    UNION SELECT ''user:'' || s.user_id FROM changed JOIN public.user_scans s ON s.id = scan_id';
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('branding_assets', 'SELECT ''branding-changes'' FROM changed', ''),
    ('services', 'SELECT ''staff:services'' FROM changed', ''),
    ('cms_content', 'SELECT ''staff:content'' FROM changed', ''),
    ('blog_posts', 'SELECT ''staff:posts'' FROM changed', ''),
    -- A copy that was fetched later shows at once.
    ('pictures', 'SELECT ''branding-changes'' FROM changed UNION SELECT ''staff:posts'' FROM changed', ''),
    ('contact_messages', 'SELECT ''staff:messages'' FROM changed', ''),
    ('contact_replies', 'SELECT ''staff:messages'' FROM changed', ''),
    ('audit_checkpoints', 'SELECT ''staff:audit'' FROM changed', ''),
    ('profiles', 'SELECT ''user:'' || id FROM changed UNION SELECT ''staff:users'' FROM changed', ''),
    ('preferences', own, ''),
    ('auth_sessions', own || ' WHERE kind = ''full''', 'WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at)'),
    ('two_factors', own, 'WHEN ((OLD.confirmed_at, OLD.removal_at, OLD.next_at)
      IS DISTINCT FROM (NEW.confirmed_at, NEW.removal_at, NEW.next_at))'),
    ('recovery_codes', own, ''),
    ('passkeys', own, ''),
    ('finding_todos', own, ''),
    ('user_scans', 'SELECT ''scan:'' || id FROM changed UNION ' || own, ''),
    ('scan_checks', of_scan, ''),
    ('scan_findings', of_scan, ''),
    ('service_requests', own || ' UNION SELECT ''staff:orders'' FROM changed', ''),
    ('order_messages', of_order, ''),
    ('order_files', of_order, '')
  ) AS shown (name, topics, seen)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON public.%I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public.announce(%L)', one.name || '_announce_insert', one.name, one.topics);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON public.%I REFERENCING NEW TABLE AS changed
      FOR EACH %s %s EXECUTE FUNCTION public.announce(%L)', one.name || '_announce_update', one.name,
      CASE one.seen WHEN '' THEN 'STATEMENT' ELSE 'ROW' END, one.seen, one.topics);
    -- Sessions show until they have ended, and are deleted later.
    CONTINUE WHEN one.name = 'auth_sessions';
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON public.%I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public.announce(%L)', one.name || '_announce_delete', one.name, one.topics);
  END LOOP;
  -- What the public site shows is also kept in memory.
  FOR one IN SELECT * FROM (VALUES
    ('branding_assets', 'VALUES (''branding-changes'')'),
    ('services', 'VALUES (''staff:services'')'),
    ('cms_content', 'VALUES (''staff:content'')'),
    ('blog_posts', 'VALUES (''staff:posts'')'),
    ('pictures', 'VALUES (''branding-changes''), (''staff:posts'')')
  ) AS shown (name, topics)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON public.%I
      FOR EACH STATEMENT EXECUTE FUNCTION public.announce(%L)', one.name || '_announce_truncate', one.name, one.topics);
  END LOOP;
END $$;
