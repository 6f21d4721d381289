const id = (n: number) => `0190aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Rows for every table of the version whose migrations end with `0074_year_of_watching`, as its rules allow them. */
export const existingRows = `
  insert into services (id, name, price) values ('free-privacy-scan', 'Free', 0) on conflict do nothing;
  insert into profiles (id, email, role) values ('${id(1)}', 'alice@example.com', 'user'), ('${id(2)}', 'bob@example.com', 'user'), ('${id(9)}', 'admin@example.com', 'admin');
  insert into two_factors (user_id, sealed) values ('${id(1)}', 'x');
  insert into recovery_codes (user_id, code_hash) values ('${id(1)}', 'h');
  insert into encryption_keys (kid) values ('k');
  insert into account_erasures (user_id, reason, requested_at, due_at) values ('${id(1)}', 'person', now(), now());
  insert into passkeys (user_id, name, credential_id, public_key, counter, transports) values ('${id(1)}', 'n', 'c', 'k', 0, '{}');
  insert into passkey_challenges values ('h', 'add', '${id(1)}', now());
  insert into user_notes (user_id, sealed, version, written_at) values ('${id(1)}', 'x', 1, now());
  insert into preferences (user_id) values ('${id(1)}');
  insert into data_keys (id, owner_id, wrapped) values ('${id(11)}', '${id(1)}', 'w'), ('${id(21)}', null, 'w');
  insert into user_scans (id, user_id, metadata, data_key_id, email_index, expires_at) values ('${id(11)}', '${id(1)}', '{}', '${id(11)}', 'a', null), ('${id(21)}', null, '{}', '${id(21)}', 'b', now() + interval '1 day');
  insert into scan_links (scan_id, token_hash, expires_at) values ('${id(21)}', 'h', now());
  insert into scan_access_keys (scan_id, key_hash, expires_at) values ('${id(21)}', 'h', now());
  insert into scan_identifiers (id, scan_id, position, kind, proof) values ('${id(11)}', '${id(11)}', 0, 'email', 'proven'), ('${id(21)}', '${id(21)}', 0, 'email', 'proven');
  insert into scan_checks (scan_id, identifier_id, source_id, position) values ('${id(11)}', '${id(11)}', 's', 0), ('${id(21)}', '${id(21)}', 's', 0);
  insert into scan_findings (scan_id, identifier_id, source_id, fingerprint, sealed) values ('${id(11)}', '${id(11)}', 's', 'f', 'x'), ('${id(21)}', '${id(21)}', 's', 'f', 'x');
  insert into finding_todos (user_id, finding_key) values ('${id(1)}', 'k');
  insert into finding_comments values ('${id(11)}', 'k', 'x', now());
  insert into identifiers (user_id, kind, sealed) values ('${id(1)}', 'name', 'x');
  insert into watches (id, user_id, time_zone, anchored_at, next_at) values ('${id(1)}', '${id(1)}', 'UTC', now(), now());
  insert into watched_findings (watch_id, finding_key) values ('${id(1)}', 'k');
  insert into breach_matches (watch_id, source_id) values ('${id(1)}', 's');
  insert into watched_years (order_id, user_id, bought_at, starts_at, ends_at) values ('${id(12)}', '${id(1)}', now(), now(), now() + interval '1 year');
  insert into broker_requests values ('${id(1)}', 'b', now());
  insert into source_answers values ('s', 'k', 'x', now(), now());
  insert into service_requests (id, user_id, service_name, amount, contact_email) values ('${id(12)}', '${id(1)}', 'A', 1, 'alice@example.com');
  insert into order_messages (order_id, by_staff, sealed, idempotency_key) values ('${id(12)}', true, 'x', '${id(15)}');
  insert into order_files (order_id, sealed_name, sealed_content, size, fingerprint) values ('${id(12)}', 'x', 'x', 1, 'f');
  insert into order_internal_notes (order_id, sealed, version) values ('${id(12)}', 'x', 1);
  insert into availabilities (staff_id, shown_as, time_zone, week, exceptions) values ('${id(9)}', 'A', 'UTC', '[]', '[]');
  insert into appointments (order_id, staff_id, specialist, starts_at, ends_at, time_zone) values ('${id(12)}', '${id(9)}', 'A', '2030-01-01T10:00Z', '2030-01-01T11:00Z', 'UTC');
  insert into appointment_cells values ('${id(9)}', '2030-01-01T10:00Z', '${id(12)}');
  insert into payments (order_id, user_id, attempt, amount, currency, expires_at) values ('${id(12)}', '${id(1)}', 1, 100, 'GBP', now());
  insert into payment_refunds (payment_id, amount) select id, 1 from payments;
  insert into payment_customers (user_id, customer_id) values ('${id(1)}', 'c');
  insert into payment_notices (event_id, type) values ('e', 't');
  insert into invoices (number, kind, order_id, user_id, document) values ('QP-1', 'invoice', '${id(12)}', '${id(1)}', '{}');
  insert into audit_logs (id, action, entity_type, user_id, commitment) values ('${id(13)}', 'create', 'scan', '${id(1)}', 'c');
  insert into contact_messages (id, name, email, title, message) values ('${id(15)}', 'A', 'a', 'T', 'M');
  insert into contact_replies (id, message_id, text) values ('${id(16)}', '${id(15)}', 'R');
  insert into analytics_events (event_type, user_id) values ('scan', '${id(1)}');
  insert into mails (id, name) values ('${id(14)}', 'm');
  insert into outbox (job, input) values ('j', '{}');
  insert into auth_credentials (user_id, password_hash, password_changed_at) values ('${id(1)}', null, now());
  insert into auth_sessions (id, user_id, device, last_seen_at, expires_at) values ('${id(15)}', '${id(1)}', 'd', now(), now());
  insert into auth_tokens (session_id, access_hash, access_expires_at, refresh_hash) values ('${id(15)}', 'a', now(), 'r');
  insert into auth_links (user_id, kind, token_hash, expires_at) values ('${id(1)}', 'recovery', 'h', now());
  insert into auth_known_clients (client, user_id, seen_at) values ('c', '${id(1)}', now());
  insert into service_requests (user_id, service_name, amount, contact_email, status, payment_status, completed_at, created_at)
    select '${id(2)}', 'B', 10 + n, 'bob@example.com', 'completed', 'paid', now(), now() - n * interval '40 days' from generate_series(1, 5) n;
  insert into payments (order_id, user_id, attempt, state, amount, refunded, currency, expires_at)
    select id, user_id, 2, 'paid', amount * 100, 50, currency, now() from service_requests where payment_status = 'paid';
  insert into contact_messages (name, email, title, message, status)
    select 'B', 'b', 'T', 'M', status from unnest(array['read', 'replied', 'archived']) status;
  insert into auth_sessions (user_id, kind, device, last_seen_at, expires_at)
    select '${id(2)}', kind, 'd', now() - n * interval '3 days', now() from generate_series(1, 3) n, unnest(array['full', 'recovery']) kind;
  insert into analytics_events (event_type, created_at)
    select 'page_view', now() - n * interval '25 days' from generate_series(-4, 12) n;
  insert into analytics_days values (current_date - 1);
  insert into analytics_daily values (current_date - 1, 'page_view', '', 'desktop', 'GB', 3);
  insert into audit_logs (id, action, entity_type, entity_id, commitment, details)
    select gen_random_uuid(), 'create', 'scan', 'scan-' || n, 'c', '{"event":"scan.requested"}' from generate_series(1, 3) n;
  insert into audit_logs (id, action, entity_type, entity_id, commitment, details)
    select gen_random_uuid(), 'view', 'scan', 'scan-1', 'c', '{"event":"scan.link.opened"}' from generate_series(1, 2) n;
  insert into audit_checkpoints (tree_size, note) values (1, 'n');
  insert into audit_cosignatures values (1, 'w', 'l', now());
  insert into audit_subtrees values (1, 0, 'h');
  insert into blog_posts (slug, title, content) values ('a', 'A', 'A');
  insert into branding_assets (asset_type, asset_url) values ('logo', 'https://a.example/b');
  insert into breach_catalogues (catalogue_id, since) values ('xposedornot', now());
  insert into listed_breaches values ('xposedornot', 'b', 'B', now(), true);
  insert into cms_content (page_key, title, content) values ('home', 'H', '{"a":1}');
  insert into invoice_numbers values (2026, 1);
  insert into live_events (topic) values ('t');
  insert into opt_outs (email_index) values ('e');
  insert into opt_out_links (token_hash, purpose, email_index, expires_at) values ('t', 'begin', 'e', now());
  insert into pictures values ('https://a.example/b', repeat('a', 64), 'image/png', 1, 1, 'x', now());
  insert into rate_limits values ('k', now(), 1, now());
  insert into saved_replies (title, body) values ('T', 'B');
  insert into seeds (name) values ('s') on conflict do nothing;
  insert into source_catalogues values ('c', 'b', now());
  insert into source_days values ('s', current_date, 'm');
  insert into source_health (source_id, since) values ('s', now());
  insert into source_slots (quota_id, starts_at) values ('q', now());
  insert into source_vendors (vendor_id) values ('v');
  insert into source_verdicts (source_id) values ('s');
  insert into status_days values ('web', current_date, 1, 1, 0, 0, 'good', now());
`;
