import { type Mutation, mutation } from './mutation.ts';

const altered = 'core/base/audit/tamper.test.ts: names the position of an entry whose %s was altered';

/** Of what is kept, who may reach it, and where the product asks. */
export const dataMutations: readonly Mutation[] = [
  mutation(
    'what a password is compared with is read by the product alone, and said to be',
    'core/accounts/sessions/schema.ts',
    [
      "allow('auth_credentials_system', 'all', isSystem)",
      "allow('auth_credentials_system', 'all', isOwn(table.userId))",
    ],
    'scripts/security/security.test.ts: lets only staff and the product write what is about everybody, and nobody read what only the product may',
  ),
  mutation(
    'row level security keeps orders apart',
    'db/migrations/0001_tables.sql',
    [
      `CREATE POLICY "service_requests_own" ON "service_requests" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING ("service_requests"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid))`,
      'CREATE POLICY "service_requests_own" ON "service_requests" AS PERMISSIVE FOR SELECT TO "quietprint_app" USING (true)',
    ],
    'db/row-security.test.ts: Alice sees her own scans, orders and log, and Bob none of them',
  ),
  mutation(
    'row level security binds owners too',
    'db/migrations/0006_search.sql',
    ["relkind IN ('r', 'p') AND relrowsecurity", "relkind = 'p' AND relrowsecurity"],
    'db/row-security.test.ts: %s is enabled and forced',
  ),
  mutation(
    'nothing is served under a role that sees every row',
    'platform/database/acting-role.ts',
    ['if (fault !== null) throw', "if (fault === '') throw"],
    'server/acting-role.test.ts: is not ready behind one that drops them, and says why in one sentence',
  ),
  mutation(
    'staff alone work on orders',
    'core/orders/policy.ts',
    ["'order.complete': byOtherStaff", "'order.complete': () => true"],
    'core/orders/order-status.test.ts: Bob cannot %s Alice’s order, and Alice cannot her own',
  ),
  mutation(
    'a reason to refuse is a refusal',
    'core/base/policy.ts',
    ['if (answer === true) return;', 'if (answer) return;'],
    'core/base/policy.test.ts: a rule with a reason of its own is told in its words',
  ),
  mutation(
    'nobody watches what is another’s',
    'core/base/policy.ts',
    ['topic === userTopic(actor.userId)', "topic.startsWith('user')"],
    'core/base/policy.test.ts: an admin watches no stranger’s topics',
  ),
  mutation(
    'a form that is sent again is the same order',
    'core/orders/actions/create-order.ts',
    ['idempotencyKey: input.idempotencyKey,', 'idempotencyKey: randomUUID(),'],
    'core/orders/actions/create-order.test.ts: 50 times at once from one form is one order, one entry, one mail',
  ),
  mutation(
    'webhooks are signed',
    'platform/payments/stripe.ts',
    ["stripe.webhooks.constructEvent(body, signature ?? '', config.webhookSecret)", 'JSON.parse(body)'],
    'core/orders/payments/payments.test.ts: a message that the gateway did not sign is refused, and one about nothing of ours is taken and left',
  ),
  mutation(
    'a payment is of the amount that was asked for',
    'core/orders/payments/actions/refresh-payment.ts',
    ['if (!isAsAsked(payment, told))', 'if (payment.id === "")'],
    'core/orders/payments/payments.test.ts: a payment of another amount changes nothing but the audit log',
  ),
  mutation(
    'invoices have no gaps',
    'core/orders/invoices/internal/write-document.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code as it is written
    ['${invoiceNumbers.last} + 1`', '${invoiceNumbers.last} + 2`'],
    'core/orders/payments/payments.test.ts: numbers of invoices have no gaps, also when many are paid at once',
  ),
  mutation(
    'what is sealed opens in its place only',
    'platform/crypto/envelope.ts',
    ['JSON.stringify([VERSION, kid, ...context])', 'JSON.stringify([VERSION, kid])'],
    'platform/crypto/vault.test.ts: does not open in another table, column or row, nor where only the joint between them moved',
  ),
  mutation(
    'the same text is never sealed to the same',
    'platform/crypto/envelope.ts',
    ['used += IV;', 'used += 0;'],
    'platform/crypto/vault.test.ts: stands in the table as v1.kid.iv.ct.tag and never twice the same',
  ),
  mutation(
    'tokens are stored as digests',
    'platform/crypto/vault.ts',
    [
      "hashToken: (token) => createHash('sha256').update(token, 'utf8').digest('base64url')",
      'hashToken: (token) => token',
    ],
    'platform/crypto/vault.test.ts: are 32 random bytes, and only their SHA-256 is stored',
  ),
  mutation(
    'notes of orders are sealed',
    'core/orders/actions/create-order.ts',
    ['input.note ? vault.seal(key, notePlace(id), input.note) : null', 'input.note ?? null'],
    'core/orders/actions/create-order.test.ts: keeps the note sealed, and shows it to the customer and to staff',
  ),
  mutation(
    'an entry of the audit log is what was sealed',
    'core/base/audit/internal/judge.ts',
    ["if (leafOf(sealedPart(row, row.seq)).toString('hex') !== row.blockchainHash)", "if (row.blockchainHash === '')"],
    altered,
  ),
  mutation(
    'details of the audit log are what was committed to',
    'core/base/audit/internal/judge.ts',
    ["return isAsCommitted(row) ? null : 'details';", 'return null;'],
    altered,
  ),
  mutation(
    'nobody changes an entry of the audit log',
    'db/migrations/0003_guards.sql',
    ['REVOKE UPDATE, DELETE ON TABLE public.audit_logs FROM quietprint_app;', ''],
    'db/row-security.test.ts: nobody changes or removes an audit entry, not even the system',
  ),
  mutation(
    'names that lead inside are not connected to',
    'platform/http/addresses.ts',
    ['if (refused !== undefined) return', 'if (refused === "") return'],
    'platform/http/outgoing-where.test.ts: a name that answers with %s is not connected to',
  ),
  mutation(
    'addresses inside are known',
    'platform/http/addresses.ts',
    ["if (parsed.range() !== 'unicast') return false;", ''],
    'platform/http/addresses.test.ts: %s is not',
  ),
  mutation(
    'the product asks allowed hosts only',
    'platform/http/hosts.ts',
    ["if (!isAllowed(url.hostname, allow)) throw new OutgoingError('host-not-allowed');", ''],
    'platform/http/outgoing-where.test.ts: refuses %s from a person’s input',
  ),
  mutation(
    'redirects are looked at like first questions',
    'platform/http/outgoing.ts',
    ['checkedUrl(location, request.allow, hop.url)', 'new URL(location, hop.url)'],
    'platform/http/outgoing-where.test.ts: to %s are refused',
  ),
  mutation(
    'another host gets no key',
    'platform/http/outgoing.ts',
    ['sameHost || HARMLESS.has(name)', 'sameHost || name !== ""'],
    'platform/http/outgoing-where.test.ts: are followed to allowed hosts, and every key stays behind',
  ),
  mutation(
    'files are of known kinds',
    'core/orders/internal/files.ts',
    ['if (typeOfFile(clean) === null)', 'if (clean === null)'],
    'core/orders/actions/files.test.ts: is not %s',
  ),
  mutation(
    'pictures are what their bytes say',
    'core/site/pictures/internal/inspect.ts',
    ['const type = signs.find(([, fits]) => fits(bytes))?.[0];', "const type = 'image/png' as const;"],
    'core/site/pictures/pictures.test.ts: is what its first bytes say: %s',
  ),
];
