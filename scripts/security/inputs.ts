import { globSync } from 'node:fs';
import { root } from '../processes.ts';
import { productFiles, textOf } from '../structure/files.ts';
import { type Chapter, table } from './table.ts';

/** Something from outside of the code by which the product acts. */
interface Input {
  what: string;
  writers: string;
  /** What a false one could cause. */
  causes: string;
  /** What keeps it from that. */
  authenticity: string;
  /** Files or folders that read it. */
  places: readonly string[];
}

const shipped = (what: string, ...places: string[]): Input => ({
  what,
  writers: 'who installs the release',
  causes: 'whatever code can cause',
  authenticity: 'part of the release; the unit files mount it read-only',
  places,
});

const inputs: readonly Input[] = [
  {
    what: 'Pages of companies that the directory leads to',
    writers: 'whoever answers at their address',
    causes: 'a route that is withheld, or offered; staff see what was read',
    authenticity:
      'TLS of the address in the directory; another host than the known ones withholds the route, and staff decide',
    places: ['core/removal/routes/internal/look-at-route.ts'],
  },
  {
    what: 'Answers to webhooks',
    writers: 'whom a person names as the address',
    causes: 'another try, or that the webhook is switched off; the text of the answer is not read',
    authenticity: 'none is needed: the status alone counts, and only for that webhook',
    places: ['core/webhooks/actions/deliver.ts'],
  },
  {
    what: 'Ledger of erasures, `DATA_DIR/erasures.jsonl`, and its copies where backups go',
    writers: 'who can write in `DATA_DIR`, `BACKUP_DIR` or the bucket',
    causes: 'the erasure of an account',
    authenticity:
      'each line signed and chained; only after a restore that the database knows of; never for an account that was used since (record 017)',
    places: ['core/lifecycle/erasure/internal/signed-ledger.ts', 'scripts/backup/records.ts'],
  },
  {
    what: 'A backup that is restored',
    writers: 'who can write where backups are kept; everybody, when it is locked to a public key',
    causes: 'everything: it becomes the database, and its statements run as the owner',
    authenticity:
      'signature over the manifest, with a digest of every part (record 022), before anything in it is used',
    places: [
      'scripts/backup/archive.ts',
      'scripts/backup/create.ts',
      'scripts/backup/restore.ts',
      'scripts/backup/restore-postgres.ts',
      'scripts/backup/embedded.ts',
      'scripts/backup/verify.ts',
      'scripts/backup/facts.ts',
      'scripts/backup/locks.ts',
      'scripts/backup/signature.ts',
    ],
  },
  {
    what: 'Names of stored backups, and `status.json` beside them',
    writers: 'who can write where backups are kept',
    causes: 'the deletion of older backups, when newer names are put beside them; an alert too many or too few',
    authenticity:
      'nothing; backups are deleted only after a new one was made and verified. Keep versions or object lock in the bucket (record 022)',
    places: [
      'scripts/backup/scheduled.ts',
      'scripts/backup/stored.ts',
      'platform/backups/status.ts',
      'platform/objects/',
      'scripts/doctor/backups.ts',
    ],
  },
  {
    what: 'Checkpoints of the audit log, `DATA_DIR/audit-checkpoints.jsonl`, their copies, and those given to `audit verify`',
    writers: 'who can write in `DATA_DIR` or where backups go; the operator',
    causes: 'a finding of `audit verify` too many; a line that is not appended',
    authenticity: 'every line is a signed note over the leaves before it',
    places: ['core/base/audit/internal/witness.ts', 'scripts/backup/stored-checkpoints.ts', 'scripts/admin/audit.ts'],
  },
  {
    what: 'Checkpoints in the database',
    writers: 'the application’s login',
    causes: 'a refusal to start and to seal, when the newest does not fit the key (record 014)',
    authenticity: 'signed with `AUDIT_SIGNING_KEY` or a key of `AUDIT_KEYS_FORMER`; nothing is signed after any other',
    places: ['core/base/audit/internal/signing-key.ts'],
  },
  {
    what: 'Signatures of witnesses',
    writers: 'the witnesses, who are named with their keys',
    causes: 'a head that counts as witnessed',
    authenticity: 'Ed25519, by the key in `AUDIT_WITNESSES`',
    places: ['core/base/audit/actions/ask-witnesses.ts'],
  },
  {
    what: 'Secrets: `DATA_DIR/secrets.json` and files named by variables that end with `_FILE`',
    writers: 'the operator; files that others may read are refused or named',
    causes: 'data that cannot be opened, entries under another signature',
    authenticity:
      '`encryption_keys` knows the keys by short names (record 023), the newest checkpoint the audit key (014)',
    places: ['platform/config/', 'scripts/doctor/configuration.ts', 'scripts/admin/receipt.ts'],
  },
  {
    what: 'The folder of the embedded database',
    writers: 'the account that the product runs under',
    causes: 'everything: it is the database',
    authenticity: 'permissions of the folder; one process at a time',
    places: [
      'platform/database/folder.ts',
      'platform/database/folder-lock.ts',
      'platform/database/engine',
      'platform/database/disk.ts',
      'platform/database/embedded.ts',
    ],
  },
  {
    what: 'What a build says of itself, and whether the site is in maintenance',
    writers: 'who installs the product; the operator, or the account that the product runs under',
    causes: 'version and commit that staff are shown; a page in place of the site',
    authenticity: 'permissions of the folders',
    places: ['platform/build-facts.ts', 'platform/maintenance.ts'],
  },
  {
    what: 'Rows of the queue and of the outbox',
    writers: 'the application’s login',
    causes: 'any job, at any time',
    authenticity:
      'input parsed by the schema of the job; jobs look again at what is due, by a clock that agrees with the database’s (040). What the owner of the tables runs or goes by, the login cannot write',
    places: [
      'platform/queue/',
      'platform/outbox/',
      'platform/database/postgres.ts',
      'platform/database/refused-link.ts',
    ],
  },
  {
    what: 'Notifications of the database',
    writers: 'every login of the database',
    causes: 'pages that read again, and a look at the queue',
    authenticity: 'they name topics; what is shown is read anew, for who reads it',
    places: ['platform/database/listener.ts', 'platform/live/'],
  },
  {
    what: 'The row that says that a backup was restored, `database_restores`',
    writers: 'the owner of the tables',
    causes: 'the ledger of erasures to be followed',
    authenticity: 'the application’s login may only read it',
    places: ['core/lifecycle/erasure/internal/ledger.ts'],
  },
  {
    what: 'Messages of the payment gateway',
    writers: 'everybody can send one',
    causes: 'an order that counts as paid or refunded',
    authenticity: 'signature over the raw body, a time, an id that is taken once; amounts are the product’s own',
    places: ['server/webhooks/', 'platform/payments/'],
  },
  {
    what: 'Answers and logouts of the identity provider',
    writers: 'the provider',
    causes: 'a session in an account that it is linked to, a role of staff, the end of sessions',
    authenticity:
      'TLS; its signature over each token, with issuer, audience, time and nonce; the state of the browser that began; each logout once (record 047)',
    places: ['platform/identity/'],
  },
  {
    what: 'Answers of sources that a person’s own browser brings',
    writers: 'the person',
    causes: 'findings in this report of theirs, marked as asked by their browser',
    authenticity:
      'none is possible: the source’s schema and size, an open question of a scan of theirs; kept for no other scan, counted in no figure',
    places: ['core/sources/health/actions/read-browser-answer.ts'],
  },
  {
    what: 'Answers of sources, catalogues and Pwned Passwords',
    writers: 'the source, and who can answer in its name',
    causes: 'findings in a report, mails about them; a password that is refused',
    authenticity: 'TLS by name, a schema and a size for each; controls, quarantine and recall of sources that lie',
    places: [
      'platform/http/',
      'core/sources/',
      'core/accounts/sessions/internal/leaked.ts',
      'core/identifiers/',
      'core/scans/',
      'core/watching/',
    ],
  },
  {
    what: 'Pictures that staff name by an address',
    writers: 'the host of the address',
    causes: 'a picture on a page',
    authenticity:
      'public HTTPS addresses only; kinds, sizes and the bytes themselves are looked at, and no SVG is taken',
    places: ['core/site/pictures/'],
  },
  {
    what: 'Answers of name servers',
    writers: 'who can answer in their name',
    causes: 'a connection elsewhere; a finding about a domain',
    authenticity: 'addresses are checked where the connection is made; TLS by name decides',
    places: ['platform/http/addresses.ts', 'scripts/doctor/examine.ts'],
  },
  {
    what: 'Answers of the mail server',
    writers: 'the operator’s mail server',
    causes: 'mail that counts as sent or is given up',
    authenticity: 'TLS where `SMTP_URL` asks for it',
    places: ['platform/mail/'],
  },
  {
    what: 'Files of the local mailbox',
    writers: 'the account that the product runs under',
    causes: 'what /dev/mail shows, outside of production and by loopback names',
    authenticity: 'nothing; nothing follows from them',
    places: ['platform/mail/local-mailbox.ts'],
  },
  {
    what: 'Companies of the installation’s own',
    writers: 'who can write the file that `DIRECTORY_FILE` names',
    causes: 'whom people are told to write to, and where they are led',
    authenticity: 'the operator’s own file; every row has to be valid, and its addresses begin with http or https',
    places: ['core/removal/directory/open.ts'],
  },
  {
    what: 'Answers of the malware scanner',
    writers: 'the daemon that `MALWARE_SCANNER_URL` names',
    causes: 'a file that is taken or refused',
    authenticity: 'the operator’s own network; without an answer no file is taken',
    places: ['platform/malware/'],
  },
  {
    what: 'Requests, and the headers of proxies',
    writers: 'everybody',
    causes: 'what each form is for',
    authenticity: 'sessions and links, origin, strict schemas; only `TRUSTED_PROXIES` hops are believed',
    places: ['server/http/', 'server/pages/', 'server/live/', 'server/stop.ts'],
  },
  {
    what: 'Collectors of traces, logs and numbers',
    writers: 'the operator’s own',
    causes: 'nothing: answers are not read but for their status',
    authenticity: 'TLS where the address asks for it',
    places: ['platform/log/', 'server/tracing/', 'server/metrics/'],
  },
  {
    what: 'What a command is given, and what programs of PostgreSQL print',
    writers: 'the operator',
    causes: 'what the command is for',
    authenticity: 'the operator’s own login',
    places: ['scripts/backup/tools.ts', 'scripts/backup/postgres.ts', 'scripts/doctor/', 'scripts/admin/'],
  },
  {
    what: 'Files that the command line is given, and those of `--keep`',
    writers: 'whoever runs it, on their own computer',
    causes: 'what the command is for; a kept answer is used again for as long as its source allows',
    authenticity: 'the account that it runs under; a report counts only under a key that was named',
    places: ['cli/'],
  },
  {
    what: 'The memory of the witness program',
    writers: 'the account that it runs under',
    causes: 'a signature under a log that does not continue what was signed',
    authenticity: 'a file that cannot be read stops it from signing (record 015)',
    places: ['scripts/witness/'],
  },
  shipped(
    'Migrations, texts, fonts, screens and the verifier',
    'platform/database/migrations.ts',
    'platform/database/large-indexes.ts',
    'core/base/audit/export/archive.ts',
    'core/base/audit/queries/public-head.ts',
    'core/sources/sites/',
    'platform/documents/',
    'server/wire.ts',
    'server/http/files.ts',
    'app/ui/print/draw-files.ts',
    'db/posts.ts',
    'db/translated-posts.ts',
  ),
];

/** Names of `node:fs` by which something is read. */
const READS =
  /\b(?:readFile|readFileSync|createReadStream|openAsBlob|readdir|readdirSync|opendir|glob|globSync|open|openSync)\b/;
const importsOfFiles = /import \{([^}]*)\} from 'node:fs(?:\/promises)?'/g;
const OUTSIDE =
  /\boutgoing\.fetch\(|from '(?:undici|nodemailer|pg|pg-boss|stripe|node:net|node:tls|node:https?|node:dgram|node:dns(?:\/promises)?)'/;
const typesOnly = /^import type [^;]*;$/gm;

function readsFromOutside(file: string): boolean {
  const text = textOf(file).replace(typesOnly, '');
  return OUTSIDE.test(text) || [...text.matchAll(importsOfFiles)].some(([, names = '']) => READS.test(names));
}

const tools = globSync('scripts/{backup,admin,doctor,witness}/*.ts', { cwd: root }).filter(
  (file) => !/\.(?:test|fixture)\.ts$/.test(file),
);

/** Files that read something from outside and stand in no row, and places of rows that are gone. */
export function inputFaults(): string[] {
  const places = inputs.flatMap((input) => input.places);
  const reading = [...productFiles.filter((file) => /\.tsx?$/.test(file)), ...tools].filter(readsFromOutside);
  const known = [...productFiles, ...tools];
  return [
    ...reading
      .filter((file) => !places.some((place) => file.startsWith(place)))
      .map((file) => `${file} reads something from outside and is not listed`),
    ...places
      .filter((place) => !known.some((file) => file.startsWith(place)))
      .map((place) => `${place} is listed and not there`),
  ];
}

export function inputsChapter(): Chapter {
  return {
    title: 'What makes the product act',
    asvs: ['1.5.2', '2.2.1'],
    text: `${table(
      ['what', 'who can write it', 'what a false one could cause', 'what keeps it from that', 'read in'],
      inputs.map(({ what, writers, causes, authenticity, places }) => [
        what,
        writers,
        causes,
        authenticity,
        places.map((place) => `\`${place}\``).join(', '),
      ]),
    )}

A test finds every file of the product and of its commands that reads a file, opens a connection or takes work from the queue, and fails when it stands in no row.`,
  };
}
