import { globSync } from 'node:fs';
import path from 'node:path';
import { is, type SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import type { Proof } from '#tests/asvs/row.ts';
import { root } from '../processes.ts';
import { type Chapter, table } from './table.ts';

/** Fields that not everybody reads or writes who has to do with their row. */
interface FieldRule {
  /** `table.field`; `table.*` for all of them. */
  fields: readonly string[];
  read: string;
  written: string;
  /** Tests that would fail without it. */
  proofs: readonly Proof[];
}

const rule = (
  fields: readonly string[],
  [read, written]: readonly [read: string, written: string],
  ...proofs: readonly string[]
): FieldRule => ({
  fields,
  read,
  written,
  proofs: proofs.map((proof) => {
    const at = proof.indexOf(': ');
    return { file: proof.slice(0, at), title: proof.slice(at + 2) };
  }),
});

export const fieldRules: readonly FieldRule[] = [
  rule(
    ['profiles.role'],
    [
      'its person, staff',
      'admins, neither their own nor the owner’s nor the last admin’s; no form of customers has it',
    ],
    'core/accounts/profile/actions/staff-changes.test.ts: %s is refused with the reason, and the refusal is recorded',
    'db/row-security.test.ts: no assistant makes an admin or touches one, and nobody but the system gives an account another address',
    'server/accounts.test.ts: take nothing that they do not ask for',
  ),
  rule(
    ['profiles.email'],
    ['its person, staff', 'nobody, once the account is there'],
    'db/row-security.test.ts: no assistant makes an admin or touches one, and nobody but the system gives an account another address',
  ),
  rule(
    [
      'auth_credentials.password_hash',
      'two_factors.sealed',
      'recovery_codes.code_hash',
      'recovery_codes.salt',
      'passkeys.public_key',
      'passkeys.credential_id',
      'linked_identities.subject_index',
    ],
    [
      'use cases that compare with it; in no page, copy of all data, log or mail',
      'its person, who proves who it is again; of a password, with the old one or a mailed link',
    ],
    'core/lifecycle/exports/exports.test.ts: holds nothing of Bob, and no secret of hers',
    'core/lifecycle/exports/exports.test.ts: names her passkeys, without what they are checked with',
    'core/accounts/sessions/actions/change-password.test.ts: needs the one that there is; whoever only has the session cannot choose another',
    'db/row-security.test.ts: Alice sees where she is signed in, and Bob does not; what proves it only the system sees',
  ),
  rule(
    [
      'auth_sessions.mailbox_proved_at',
      'auth_sessions.factor_proved_at',
      'auth_sessions.factor_from_provider',
      'linked_identities.claimed_role',
      'two_factors.mailbox_proved_at',
      'two_factors.begun_in',
      'passkeys.is_vouched_for',
    ],
    [
      'use cases that decide whether a role of staff takes effect; in no page, copy of all data, log or mail',
      'the use cases that check a password, a code, a passkey or a mailed link; no form has them',
    ],
    'core/accounts/factors/staff.test.ts: a session that knows only the password stays out, and ends, when the owner sets up an app elsewhere',
    'core/accounts/factors/staff.test.ts: an app that a customer set up with the password counts for staff once the link is used beside it',
    'core/accounts/factors/staff.test.ts: a passkey opens the panel only if the session that added it was vouched for',
  ),
  rule(
    ['user_scans.metadata', 'user_scans.results', 'scan_identifiers.sealed', 'scan_findings.sealed'],
    [
      'its person, who opened its mailed link; staff only through an order that needs it, each look recorded',
      'the worker',
    ],
    'db/row-security.test.ts: staff see people, orders, logs and messages, but no scan and no finding',
    'db/row-security.test.ts: an opened link shows that scan and nothing else',
  ),
  rule(
    [
      'service_requests.user_id',
      'service_requests.service_name',
      'service_requests.amount',
      'service_requests.currency',
      'service_requests.contact_email',
    ],
    ['its person, staff', 'nobody: taken from the catalogue and from who orders'],
    'core/orders/actions/create-order.test.ts: takes price, name and owner from the database: the form cannot name them',
  ),
  rule(
    [
      'service_requests.status',
      'service_requests.payment_status',
      'service_requests.admin_notes',
      'service_requests.completed_at',
    ],
    ['its person, staff', 'staff; the payment also by a signed message of the gateway'],
    'core/orders/order-status.test.ts: Bob cannot %s Alice’s order, and Alice cannot her own',
    'core/orders/payments/payments.test.ts: a message that the gateway did not sign is refused, and one about nothing of ours is taken and left',
  ),
  rule(
    ['order_internal_notes.*'],
    ['staff', 'staff'],
    'core/orders/internal-note.test.ts: is read by staff, and neither page, list, log nor live page of the customer knows of it',
    'core/orders/internal-note.test.ts: is in neither the copy of all data of the customer nor the file of all orders',
    'db/row-security.test.ts: nobody but staff sees an internal note, also not the customer whom it is about',
  ),
  rule(
    ['user_notes.*'],
    ['staff, but not whom it is about', 'staff, but not about themselves'],
    'core/accounts/notes/user-note.test.ts: is neither read nor written by customers, nor by staff about themselves',
  ),
  rule(
    ['audit_logs.*'],
    [
      'staff; everybody their own',
      'nobody, once it is there: sealing, cutting addresses and erasing are functions of the owner that do nothing else',
    ],
    'db/row-security.test.ts: nobody changes or removes an audit entry, not even the system',
  ),
  rule(
    ['data_keys.wrapped'],
    ['use cases that open what it sealed', 'the product itself'],
    'core/lifecycle/exports/exports.test.ts: holds nothing of Bob, and no secret of hers',
  ),
];

const dialect = new PgDialect();

/** Who it is, by what a policy asks of the scope of a transaction; in the order in which they are looked for. */
const audiences: readonly (readonly [asks: RegExp, who: string])[] = [
  [/^true$/, 'anybody'],
  [/in \('assistant', 'admin', 'system'\)/, 'staff'],
  [/= 'system'/, 'the product'],
  [/app\.user_id/, 'its person'],
  [/app\.keys/, 'who opened its mailed link'],
  [/"is_published"/, 'anybody, once published'],
  [/"user_id" is null/, 'visitors, of nobody'],
];

/** @throws where a policy asks for something that this list does not know */
function whoIn(asks: SQL): string {
  const { sql: text } = dialect.sqlToQuery(asks);
  const found = audiences.find(([pattern]) => pattern.test(text));
  if (!found) throw new Error(`scripts/security/fields.ts: nobody is known by ${text}`);
  return found[1];
}

export interface TableRights {
  name: string;
  fields: string[];
  read: string[];
  written: string[];
}

const unique = (list: readonly string[]): string[] => [...new Set(list)].sort();

function rightsOf(one: PgTable): TableRights {
  const { name, columns, policies } = getTableConfig(one);
  const allowedTo = (commands: readonly string[]) =>
    unique(
      policies.flatMap((policy) => {
        const asks = policy.using ?? policy.withCheck;
        return asks && commands.includes(policy.for ?? 'all') ? [whoIn(asks)] : [];
      }),
    );
  const all = policies.length === 0 ? ['the product'] : null;
  return {
    name,
    fields: columns.map((column) => column.name),
    read: all ?? allowedTo(['all', 'select']),
    written: all ?? allowedTo(['all', 'insert', 'update', 'delete']),
  };
}

/** Every table, with its fields and whom row level security lets read and write its rows. */
export async function readRights(): Promise<TableRights[]> {
  const files = globSync(['core/**/schema.ts', 'platform/**/schema.ts', 'platform/database/seeds.ts'], { cwd: root });
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(path.join(root, file))));
  const tables = new Set(
    modules.flatMap((exported) => Object.values(exported)).filter((value): value is PgTable => is(value, PgTable)),
  );
  return [...tables].map(rightsOf).sort((one, other) => one.name.localeCompare(other.name));
}

/** ASVS 8.1.2. */
export async function fieldsChapter(): Promise<Chapter> {
  const rights = await readRights();
  return {
    title: 'Who reads and writes which fields',
    asvs: ['8.1.2'],
    text: `Three rules decide together: row level security lets a scope have the row, the use case asks its module's \`policy.ts\`, and a form takes the fields that stand under "What forms take" and no other. Pages are sent what their
query picks, never a row.

### Fields with a rule of their own

${table(
  ['fields', 'read by', 'written by', 'held by'],
  fieldRules.map(({ fields, read, written, proofs }) => [
    fields.map((field) => `\`${field}\``).join(', '),
    read,
    written,
    unique(proofs.map(({ file }) => `\`${file}\``)).join(', '),
  ]),
)}

### All fields, by table

Row level security, from the schemas. "The product" is a use case under the scope of the system, after its own question; a table with nobody else named is reached by no scope of a person.

${table(
  ['table', 'rows are read by', 'and written by', 'fields'],
  rights.map(({ name, fields, read, written }) => [
    `\`${name}\``,
    read.join(', '),
    written.join(', '),
    fields.join(', '),
  ]),
)}`,
  };
}

/** Rules about fields that are not there. */
export function fieldFaults(rights: readonly TableRights[]): string[] {
  const known = new Set(
    rights.flatMap(({ name, fields }) => [`${name}.*`, ...fields.map((field) => `${name}.${field}`)]),
  );
  return fieldRules.flatMap(({ fields }) => fields.filter((field) => !known.has(field)));
}
