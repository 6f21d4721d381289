import { getTableColumns, type Table } from 'drizzle-orm';
import english from '#contract/lifecycle/kept.texts.en.ts';
import { modules } from '#server/modules.ts';
import { type Chapter, table } from './table.ts';

type Level = 'secret' | 'sealed' | 'personal' | 'books' | 'counted';

/** What each level asks for. */
const levels: Readonly<Record<Level, readonly string[]>> = {
  secret: [
    'What opens an account',
    'only hashes, keyed fingerprints, public halves, or what is sealed, are kept; never in an export, a log or a mail after its purpose; gone when it is used or has ended',
  ],
  sealed: [
    'What was looked for and found, what customer and staff write about an order, and files',
    'AES-256-GCM under a key of the person, the scan or the order; read only with that key; staff see it where an order needs it, and each look is an entry of the audit log; the key is destroyed first',
  ],
  personal: [
    'Who somebody is to us, and what they write in the contact form: staff search its text, so it is not sealed',
    'row level security, and a scope in every query; staff by role; in the export and the erasure',
  ],
  books: ['What tax law has us keep', 'as personal; after an erasure without the person, for the years that are set'],
  counted: ['What says nothing of a person by itself', 'no address, no name; a number for each day after a time'],
};

/** By the name under which it is declared as kept. */
const levelOf: Readonly<Record<string, Level>> = {
  account: 'personal',
  erasures: 'counted',
  mails: 'sealed',
  'data-keys': 'secret',
  limits: 'secret',
  'under-way': 'counted',
  'second-factors': 'secret',
  passkeys: 'secret',
  'identity-provider': 'sealed',
  sessions: 'secret',
  'api-tokens': 'secret',
  webhooks: 'secret',
  'account-links': 'secret',
  'known-clients': 'secret',
  'counted-events': 'counted',
  identifiers: 'sealed',
  'sensitive-choices': 'sealed',
  removals: 'sealed',
  'accounts-to-close': 'sealed',
  'removal-places': 'sealed',
  'removal-guidance': 'personal',
  'left-out-companies': 'sealed',
  'broker-requests': 'personal',
  'opt-outs': 'secret',
  'opt-out-links': 'secret',
  orders: 'sealed',
  payments: 'books',
  'payment-customers': 'personal',
  invoices: 'books',
  'staff-hours': 'personal',
  scans: 'sealed',
  'to-dos': 'personal',
  'source-answers': 'sealed',
  watching: 'sealed',
  'watched-years': 'personal',
  activity: 'personal',
  messages: 'personal',
};

const hasSealedColumn = (kept: Table): boolean =>
  Object.values(getTableColumns(kept)).some(({ name }) => name.includes('sealed'));

/** ASVS 14.1.1 and 14.1.2. @throws where a kind has no level, or a level no kind */
export function dataChapter(): Chapter {
  const kept = modules.flatMap((module) => module.kept ?? []);
  const without = kept.filter(({ name }) => levelOf[name] === undefined).map(({ name }) => name);
  const gone = Object.keys(levelOf).filter((name) => kept.every((one) => one.name !== name));
  if (without.length + gone.length > 0)
    throw new Error(`scripts/security/data.ts: without a level: ${without.join()}; gone: ${gone.join()}`);
  const unsealed = kept.filter(({ name, tables }) => levelOf[name] === 'sealed' && !tables.some(hasSealedColumn));
  if (unsealed.length > 0) throw new Error(`no column is sealed of ${unsealed.map(({ name }) => name).join()}`);
  return {
    title: 'Data and their protection',
    asvs: ['14.1.1', '14.1.2'],
    text: `Every table with rows about people belongs to one of these kinds, and a test holds that (\`server/kept.test.ts\`). How long each stays stands at \`/what-we-keep\`, from the constants that delete it; to browsers all of them travel over TLS alone, and no answer that holds one
is kept by a cache.

${table(
  ['level', 'what', 'protected by'],
  Object.entries(levels).map(([level, [what = '', how = '']]) => [level, what, how]),
)}

${table(
  ['kind', 'level', 'what it is'],
  kept.map(({ name }) => [english.things[name].title, levelOf[name] ?? '', english.things[name].what]),
)}`,
  };
}
