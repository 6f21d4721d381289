/** Runs one statement, e.g. as a superuser who leaves out triggers and foreign keys. */
type Run = (statement: string) => Promise<unknown>;

const pick = (...values: string[]) =>
  `(array[${values.map((one) => `'${one}'`).join(', ')}])[1 + n % ${values.length}]`;
/** Spread over two years, the newest a minute ago. */
const timeAmong = (rows: number) =>
  `date_trunc('second', now() - (${rows} - n + 1) * interval '${Math.max(1, Math.floor(63_000_000 / rows))} seconds')`;
const person = `md5('person ' || n)::uuid`;

/** One insert per table, for rows n. People first: the others name them. */
const inserts = (time: string): string[] => [
  `insert into profiles (id, email, full_name, role, deleted_at, created_at)
    select ${person}, 'person' || n || '@example.com', case when n % 7 > 0 then 'Person Number ' || n end,
      case when n % 5000 = 0 then 'assistant' else 'user' end, case when n % 20 = 0 then ${time} end, ${time}`,
  `insert into service_requests (user_id, service_name, status, payment_status, amount, currency, contact_email, admin_notes,
      completed_at, created_at, updated_at)
    select case when n % 50 > 0 then ${person} end,
      ${pick('Detailed Exposure Report', 'Privacy Guidance Package', 'Expert Consultancy', 'Crypto Conversion Advisory')},
      ${pick('completed', 'completed', 'completed', 'pending', 'in_progress', 'processing', 'cancelled', 'completed')},
      ${pick('paid', 'paid', 'unpaid', 'refunded', 'failed')}, 80 + n % 200, ${pick('GBP', 'GBP', 'GBP', 'USD')},
      'person' || n || '@example.com', case when n % 3 = 0 then 'A note on order ' || n end,
      case when n % 8 in (0, 1, 2, 7) then ${time} end, ${time}, ${time}`,
  `insert into contact_messages (name, email, title, message, status, created_at)
    select 'Writer ' || n, 'writer' || n || '@example.org', 'A question, number ' || n,
      repeat('How long do you keep a scan? ', 12) || 'Reference R' || n,
      ${pick('read', 'read', 'replied', 'archived', 'replied', 'read', 'archived', 'replied', 'read', 'unread')}, ${time}`,
  `insert into audit_logs (id, seq, blockchain_hash, action, entity_type, user_id, admin_user_id, ip_address, user_agent, details,
      commitment, salt, created_at)
    select gen_random_uuid(), -n, md5(n::text) || md5('sealed'), ${pick('update', 'create', 'login', 'delete', 'view')},
      ${pick('service_request', 'user', 'profile', 'scan', 'blog_post')}, ${person}, null, '198.51.100.7', 'Mozilla/5.0',
      '{"event": "order.created"}', 'c', 's', ${time}`,
];

/** Gives each list of the panel so many rows. Entries of the log are sealed, at places before the first. */
export async function fillPanel(run: Run, rows: number): Promise<void> {
  for (const insert of inserts(timeAmong(rows))) await run(`${insert} from generate_series(1, ${rows}) n`);
}

/** So many events of the last two years, counted by day but for the last one's. */
export async function fillAnalytics(run: Run, events: number): Promise<void> {
  await run(`insert into analytics_events (event_type, subject, device_info, location_info, created_at)
    select ${pick('page_view', 'page_view', 'scan', 'page_view', 'order', 'sign_up', 'sign_in')},
      case when n % 7 in (2, 4) then 'detailed-exposure-report' end,
      jsonb_build_object('device', ${pick('desktop', 'mobile', 'tablet')}),
      jsonb_build_object('country', ${pick('GB', 'HK', 'DE', 'FR', 'US', 'CN')}), ${timeAmong(events)}
    from generate_series(1, ${events}) n`);
  await run(`insert into analytics_days (day)
    select d::date from generate_series((select min(created_at)::date from analytics_events), now()::date - 1, interval '1 day') d`);
  await run(`insert into analytics_daily (day, event_type, subject, device, country, count)
    select (created_at at time zone 'UTC')::date, event_type, coalesce(subject, ''), coalesce(device_info ->> 'device', ''),
      coalesce(location_info ->> 'country', ''), count(*)
    from analytics_events where created_at < now()::date group by 1, 2, 3, 4, 5`);
}
