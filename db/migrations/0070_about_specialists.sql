ALTER TABLE "availabilities" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The catalogue shows who does the work, so pages in memory hear of it too: of what they write, of their name, and of their leaving.
DO $$
DECLARE
  of_hours constant text := 'SELECT ''staff:orders'' FROM changed UNION SELECT ''staff:services'' FROM changed';
  one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES ('insert', 'NEW'), ('update', 'NEW'), ('delete', 'OLD')) AS way (name, rows)
  LOOP
    EXECUTE format('DROP TRIGGER %I ON public.availabilities', 'availabilities_announce_' || one.name);
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON public.availabilities REFERENCING %s TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION public.announce(%L)',
      'availabilities_announce_' || one.name, one.name, one.rows, of_hours);
  END LOOP;
  DROP TRIGGER profiles_announce_update ON public.profiles;
  EXECUTE format('CREATE TRIGGER profiles_announce_update AFTER UPDATE ON public.profiles REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION public.announce(%L)',
    'SELECT ''user:'' || id FROM changed UNION SELECT ''staff:users'' FROM changed
     UNION SELECT ''staff:services'' FROM changed JOIN public.availabilities a ON a.staff_id = id');
END
$$;
