/** Runs one statement, e.g. in a transaction of the system's. */
type Run = (statement: string) => Promise<unknown>;

/** Whose rows are copied: one real one of each, which stays the newest. */
interface Real {
  userId: string;
  scanId: string;
  orderId: string;
}

/** Copies of one row of a table with other ids, a minute apart. @param more what else differs, as jsonb */
const copies = (table: string, where: string, rows: number, more = `'{}'`) => `
  insert into ${table} select copy.* from ${table} real, generate_series(1, ${rows}) n,
    lateral jsonb_populate_record(real, jsonb_build_object('id', gen_random_uuid(),
      'created_at', real.created_at - n * interval '1 minute') || ${more}) copy
    where real.id = (select id from ${table} where ${where} limit 1)`;

/**
 * Gives a customer so many scans, orders, entries in the log and documents more. Copies cannot be opened: what is sealed
 * in them belongs to the row they come from.
 */
export async function fillCustomer(run: Run, { userId, scanId, orderId }: Real, rows: number): Promise<void> {
  await run(copies('user_scans', `id = '${scanId}'`, rows));
  await run(`insert into scan_identifiers (id, scan_id, position, kind, proof)
    select id, id, 0, 'email', 'proven' from user_scans where user_id = '${userId}' and id <> '${scanId}'
    on conflict do nothing`);
  await run(`insert into scan_checks
    select copy.* from user_scans s join scan_checks real on real.scan_id = '${scanId}'
      join scan_identifiers i on i.scan_id = s.id and i.position = 0,
      lateral jsonb_populate_record(real, jsonb_build_object('scan_id', s.id, 'identifier_id', i.id)) copy
    where s.user_id = '${userId}' and s.id <> '${scanId}'`);
  await run(
    copies('service_requests', `id = '${orderId}'`, rows, `jsonb_build_object('idempotency_key', gen_random_uuid())`),
  );
  await run(copies('audit_logs', `user_id = '${userId}'`, rows, sealed('n', userId)));
  await run(`insert into invoices (number, kind, order_id, user_id, document, created_at)
    select 'COPY-' || '${userId.slice(-6)}' || n, 'invoice', '${orderId}', '${userId}',
      '{"item":"A service","amount":8000,"currency":"GBP","method":null}', now() - n * interval '1 minute'
    from generate_series(1, ${rows}) n`);
}

/** Sealed, so that sealing is not part of what is measured: at places before the first, with a hash of no tree. */
const sealed = (n: string, of: string) => `jsonb_build_object(
  'seq', -${n} - abs(hashtext('${of}'))::bigint * 1000000, 'blockchain_hash', md5(${n}::text) || md5('${of}'))`;

/** Somebody else, by number. */
const stranger = (n: string, strangers: number) => `md5('stranger ' || ${n} % ${strangers})::uuid`;

/** Gives strangers so many orders, and a tenth of that of everything else. */
export async function fillStrangers(run: Run, orders: number): Promise<void> {
  const strangers = Math.ceil(orders / 50);
  const some = Math.ceil(orders / 10);
  await run(`insert into profiles (id, email)
    select ${stranger('n', strangers)}, 'stranger' || n || '@example.org' from generate_series(1, ${strangers}) n`);
  await run(`insert into service_requests (user_id, service_name, amount, contact_email, status, completed_at, created_at)
    select ${stranger('n', strangers)}, 'A service', 80, 'stranger@example.org',
      case when n % 3 = 0 then 'pending' else 'completed' end, case when n % 3 = 0 then null else now() end,
      now() - n * interval '20 seconds'
    from generate_series(1, ${orders}) n`);
  await run(`insert into user_scans (user_id, status, metadata, data_key_id, email_index, completion_percentage, results, created_at)
    select ${stranger('n', strangers)}, 'completed', '{}', (select id from data_keys limit 1), md5(n::text), 100,
      '{"risk_score":20,"exposures_found":2}', now() - n * interval '3 minutes'
    from generate_series(1, ${some}) n`);
  await run(`insert into scan_identifiers (id, scan_id, position, kind, proof)
    select id, id, 0, 'email', 'proven' from user_scans where metadata = '{}'`);
  await run(`insert into scan_checks (scan_id, identifier_id, source_id, position, state)
    select s.id, s.id, 'source-' || n, n, 'clear' from user_scans s, generate_series(1, 5) n where s.metadata = '{}'`);
  await run(
    copies(
      'audit_logs',
      'true',
      some,
      `${sealed('n', 'stranger')} ||
    jsonb_build_object('user_id', ${stranger('n', strangers)}, 'entity_id', gen_random_uuid())`,
    ),
  );
  await run(`insert into order_messages (order_id, by_staff, sealed, idempotency_key)
    select id, true, 'sealed', gen_random_uuid() from service_requests where contact_email = 'stranger@example.org' limit ${some}`);
  await run(`insert into invoices (number, kind, user_id, document, created_at)
    select 'COPY-' || n, 'invoice', ${stranger('n', strangers)}, '{}', now() - n * interval '3 minutes'
    from generate_series(1, ${some}) n`);
}
