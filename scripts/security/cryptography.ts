import { globSync } from 'node:fs';
import { variableNames } from '#platform/config/variables.ts';
import { root } from '../processes.ts';
import { productFiles, textOf } from '../structure/files.ts';
import { type Chapter, table } from './table.ts';

/** What is used, by how it stands in the code; where and whether it is fit for it. */
const primitives: readonly { name: string; pattern: RegExp; use: string }[] = [
  {
    name: 'AES-256-GCM',
    pattern: /aes-256-gcm/i,
    use: 'Encryption at rest; a random nonce for each value, its place bound in.',
  },
  { name: 'HKDF-SHA-256', pattern: /\bhkdfSync\(/, use: 'A key for each purpose from one secret (RFC 5869).' },
  {
    name: 'HMAC-SHA-256',
    pattern: /createHmac\(\s*'sha256'|HMAC/,
    use: 'Blind indexes, fingerprints, commitments, proofs of a form or a request.',
  },
  {
    name: 'SHA-256',
    pattern: /\b(?:createHash|hash)\(\s*'sha256'|'SHA-256'|createHash\(algorithm/i,
    use: 'Digests; tokens at rest, which are random; trees of the audit log.',
  },
  {
    name: 'SHA-1',
    pattern: /createHash\(\s*'sha1'|'SHA-?1'/i,
    use: 'Only where somebody else’s protocol asks for it: Pwned Passwords, codes of an app (RFC 6238), WKD, HIBP.',
  },
  { name: 'MD5', pattern: /'md5'/i, use: 'Only where a source is asked by it: Gravatar, StopForumSpam.' },
  {
    name: 'Ed25519',
    pattern: /createPrivateKey|createPublicKey|'Ed25519'/,
    use: 'Heads of the audit log, reports, backups, signatures of witnesses; the DKIM keys of a sender are read.',
  },
  { name: 'Argon2id', pattern: /@node-rs\/argon2/, use: 'Passwords and recovery codes: 19 MiB, two passes, one lane.' },
  {
    name: 'random bytes',
    pattern: /\brandom(?:Bytes|UUID|Int|FillSync)\b|getRandomValues/,
    use: 'Keys, tokens, salts, ids: the generator of the system.',
  },
  {
    name: 'comparison in constant time',
    pattern: /timingSafeEqual/,
    use: 'Of what a stranger could guess byte by byte.',
  },
  { name: 'age (X25519 or scrypt, ChaCha20-Poly1305)', pattern: /age-encryption/, use: 'Backups.' },
  {
    name: 'WebAuthn (ES256, EdDSA, RS256)',
    pattern: /@simplewebauthn|navigator\.credentials|core\/accounts\/factors/,
    use: 'Passkeys.',
  },
  {
    name: 'JWS (RS, PS, ES, EdDSA), PKCE S256',
    pattern: /from '(?:jose|openid-client)'/,
    use: 'Tokens of the identity provider are checked; none is issued.',
  },
  { name: 'TOTP (RFC 6238)', pattern: /otpauth/, use: 'Codes of an app: SHA-1, six digits, 30 seconds.' },
  { name: 'AWS Signature Version 4 (HMAC-SHA-256)', pattern: /aws4fetch/, use: 'Requests to object storage.' },
  { name: 'TLS', pattern: /node:tls/, use: 'Ways out, as Node has it: 1.2 and 1.3.' },
];

const USES_CRYPTOGRAPHY =
  /from '(?:node:)?crypto'|\bcrypto\.(?:subtle|getRandomValues|randomUUID)|@node-rs\/argon2|from 'age-encryption'|@simplewebauthn|from 'otpauth'|from 'jose'|from 'openid-client'|from 'aws4fetch'|from 'node:tls'/;
const tools = globSync('scripts/{backup,admin,doctor,witness}/*.ts', { cwd: root }).filter(
  (file) => !/\.(?:test|fixture)\.ts$/.test(file),
);

/** Files that use cryptography, each with what it uses. @throws where that is none of the above */
export function cryptographyByFile(): Map<string, string[]> {
  const files = [...productFiles, ...tools].filter(
    (file) => /\.(?:tsx?|mjs)$/.test(file) && USES_CRYPTOGRAPHY.test(textOf(file)),
  );
  return new Map(
    [...new Set(files)].sort().map((file) => {
      const used = primitives.filter(({ pattern }) => pattern.test(textOf(file))).map(({ name }) => name);
      if (used.length === 0)
        throw new Error(`${file} uses cryptography that scripts/security/cryptography.ts does not know.`);
      return [file, used];
    }),
  );
}

/** By the variable, or the label under which it is derived. */
const keys: readonly (readonly [name: string, kind: string, protects: string, never: string, life: string])[] = [
  [
    'ENCRYPTION_KEY',
    '32 random bytes',
    'only the keys that are derived from it',
    'used itself',
    'until changed: the old one goes to `ENCRYPTION_KEY_PREVIOUS`, `rewrap-keys`, then away',
  ],
  [
    'ENCRYPTION_KEY_PREVIOUS',
    '32 random bytes each',
    'what was sealed before the change',
    'seals anything new',
    'until `rewrap-keys` says it is not needed',
  ],
  ['v1 key encryption', 'AES-256, derived', 'data keys', 'data itself', 'with `ENCRYPTION_KEY`'],
  [
    'v1 shared',
    'AES-256, derived',
    'mail on its way, answers of sources',
    'findings, orders: these have data keys',
    'with `ENCRYPTION_KEY`',
  ],
  [
    'v1 blind index',
    'HMAC key, derived',
    'look-ups by address',
    'anything that has to be read again',
    'kept sealed for as long as rows refer to it',
  ],
  [
    'v1 fingerprint',
    'HMAC key, derived',
    'look-ups by other texts, recovery codes',
    'anything that has to be read again',
    'as above',
  ],
  [
    'v1 probe',
    'HMAC key, derived',
    'questions of `doctor` to `/healthz`',
    'anything else',
    'ten minutes for each question',
  ],
  [
    'data key',
    'AES-256, random, one for each person, scan and order',
    'findings, inputs, messages, files, secrets of second factors',
    'other people’s data',
    'destroyed with the account or the scan',
  ],
  [
    'AUDIT_SIGNING_KEY',
    'Ed25519 seed',
    'heads of the audit log',
    'backups and reports: these have seeds derived from it',
    'until changed; former verifier keys in `AUDIT_KEYS_FORMER`',
  ],
  [
    'v1 report signature',
    'Ed25519 seed, derived',
    'reports',
    'heads, backups',
    'with `AUDIT_SIGNING_KEY`; former keys in `REPORT_KEYS_FORMER`',
  ],
  [
    'v1 backup signature',
    'Ed25519 seed, derived',
    'manifests of backups',
    'heads, reports',
    'with `AUDIT_SIGNING_KEY`',
  ],
  [
    'BACKUP_PASSPHRASE',
    'passphrase, stretched by scrypt',
    'backups',
    'anything else',
    'as the operator decides; old backups need the old one',
  ],
  ['BACKUP_RECIPIENTS', 'X25519, public', 'backups', '', 'as the operator decides'],
  ['BACKUP_IDENTITY_FILE', 'X25519, secret', 'reading backups for their verification', '', 'as the operator decides'],
  [
    'BACKUP_S3_SECRET_ACCESS_KEY',
    'credential',
    'object storage of backups',
    'web servers and workers',
    'as the storage issues it',
  ],
  ['STRIPE_SECRET_KEY', 'credential', 'payments', '', 'as Stripe issues it'],
  ['STRIPE_WEBHOOK_SECRET', 'HMAC key', 'notices of payments', '', 'as Stripe issues it'],
];

/** Keys and labels that the code has and the table has not, or the other way round. */
export function keyFaults(): string[] {
  const listed = keys.map(([name]) => name);
  const labels = [...productFiles, ...tools].flatMap((file) => {
    const text = textOf(file);
    const direct = [...text.matchAll(/hkdfSync\([^;]*?'(v\d [\w ]+)'/g)].map(([, label = '']) => label);
    const derived = [...text.matchAll(/\bderive\('([a-z][\w ]+)'\)/g)].map(([, label = '']) => `v1 ${label}`);
    return [...direct, ...(text.includes('hkdfSync') ? derived : [])];
  });
  const secrets = variableNames.filter((name) =>
    /^(?:ENCRYPTION|AUDIT_SIGNING)_KEY|^STRIPE_.*SECRET|SECRET_ACCESS_KEY$|^BACKUP_(?:PASSPHRASE|RECIPIENTS|IDENTITY_FILE)$/.test(
      name,
    ),
  );
  const wanted = [...new Set([...labels, ...secrets, 'data key'])];
  return [
    ...wanted.filter((name) => !listed.includes(name)).map((name) => `${name} is not listed`),
    ...listed.filter((name) => !wanted.includes(name)).map((name) => `${name} is nowhere in the code`),
  ];
}

/** ASVS 11.1.1 and 11.1.2. */
export function cryptographyChapter(): Chapter {
  const faults = keyFaults();
  if (faults.length > 0) throw new Error(`scripts/security/cryptography.ts: ${faults.join(', ')}`);
  const byFile = cryptographyByFile();
  const rows = primitives.map(({ name, use }) => {
    const files = [...byFile].filter(([, used]) => used.includes(name)).map(([file]) => `\`${file}\``);
    return [name, use, files.join('<br>')];
  });
  return {
    title: 'Cryptography and keys',
    asvs: ['11.1.1', '11.1.2'],
    text: `Keys are made by the system's generator (\`openssl rand -base64 32\`, or by the product outside of production), lie in the environment, in files that it names or in \`DATA_DIR/secrets.json\`, never in the database or, unless asked
for, in a backup. Who has to change one finds how under "Keys" in [operations.md](operations.md); what is sealed names its key and version, so a change needs no standstill. A key that somebody else may
have is changed at once; \`AUDIT_SIGNING_KEY\` too, telling its witnesses. Keys of persons are destroyed to erase what they sealed.

${table(
  ['key', 'kind', 'protects', 'never', 'life'],
  keys.map((row) => [`\`${row[0]}\``, ...row.slice(1)]),
)}

${table(
  ['algorithm', 'for', 'in'],
  rows.filter(([, , files]) => files !== ''),
)}

All of them are implementations of Node, of browsers or of the libraries named. Ciphers and signatures name their version where they are kept (\`v1.\`), so that others can take their place: Ed25519, X25519 and what WebAuthn and TLS agree on
would be replaced first, since a quantum computer would break them; AES-256, HMAC and SHA-256 would hold.`,
  };
}
