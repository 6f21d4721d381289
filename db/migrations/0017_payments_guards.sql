-- Row level security also binds the owner of the tables.
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_notices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_customers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_numbers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER payments_touch BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
--> statement-breakpoint
-- What was issued stays as it was issued; only whose it is goes with an account.
REVOKE UPDATE, DELETE, TRUNCATE ON invoices FROM quietprint_app;
