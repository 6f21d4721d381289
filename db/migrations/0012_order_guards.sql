-- Row level security also binds the owner of the tables.
ALTER TABLE order_messages FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE order_files FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Open pages hear of every change of an order, whoever made it: the customer's, and the lists of staff. One event per
-- statement and topic, in its transaction.
CREATE OR REPLACE FUNCTION announce_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE event record;
BEGIN
  FOR event IN
    WITH topics AS (
      SELECT DISTINCT 'user:' || user_id AS topic FROM changed WHERE user_id IS NOT NULL
      UNION SELECT 'staff:orders' FROM changed
    )
    INSERT INTO live_events (topic) SELECT topic FROM topics RETURNING id, topic
  LOOP
    PERFORM pg_notify('live', event.id || ' ' || event.topic);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER service_requests_announce_insert AFTER INSERT ON service_requests
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_orders();
--> statement-breakpoint
CREATE TRIGGER service_requests_announce_update AFTER UPDATE ON service_requests
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_orders();
--> statement-breakpoint
CREATE TRIGGER service_requests_announce_delete AFTER DELETE ON service_requests
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_orders();
