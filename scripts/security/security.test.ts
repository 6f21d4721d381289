import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signInInput } from '#contract/accounts/account-input.ts';
import { faultOf } from '../asvs/table.ts';
import { root } from '../processes.ts';
import { productFiles, textOf } from '../structure/files.ts';
import { accountsChapter, waysFaults } from './accounts.ts';
import { communicationFaults } from './communication.ts';
import { cryptographyByFile, keyFaults } from './cryptography.ts';
import { dataChapter } from './data.ts';
import { securityDocument } from './document.ts';
import { fieldFaults, fieldRules, fieldsChapter, readRights } from './fields.ts';
import { formsChapter, readForms } from './forms.ts';
import { inputFaults, inputsChapter } from './inputs.ts';
import { limitInWords, limitsChapter } from './limits.ts';
import { logsChapter } from './logs.ts';
import { formOf, ruleOf } from './schemas.ts';
import { uploadsChapter } from './uploads.ts';

const written = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

describe('docs/security.md', () => {
  it('is as the code has it (npm run asvs writes it)', async () => {
    expect(written).toBe(await securityDocument());
  });

  it('tells how guessing is slowed down, by the constants that do it', () => {
    expect(written).toContain(accountsChapter().text);
    expect(accountsChapter().text).toMatch(/one address, by one client; a success begins anew \| \d+ in 1 minute, /);
  });

  it('tells which words the meter counts as nothing', () => {
    expect(written).toContain("the parts of the person's address and name");
  });

  it('names every use case that opens a session, and no other', () => {
    expect(waysFaults()).toEqual([]);
  });

  it('tells how long sessions last and how many an account may have', () => {
    const { text } = accountsChapter();
    expect(text).toContain('| A session of staff | 24 hours, and 1 hour without anything done |');
    expect(text).toContain('any number of sessions at once');
  });

  it('has every form that a screen takes, field by field', async () => {
    const taken = productFiles
      .filter((file) => /^app\/(?!api\/).*\.tsx?$/.test(file) && !file.includes('.texts.'))
      .flatMap((file) => [...textOf(file).matchAll(/\bschema: (\w+)\b/g)].map(([, name = '']) => name));
    const forms = (await readForms()).map(({ name }) => name);
    const local = ['schema', 'nothing'];
    expect(taken.length).toBeGreaterThan(40);
    const missing = taken.filter((name) => !forms.includes(name) && !local.includes(name));
    expect(missing.filter((name) => !textOf(fileOf(name)).includes(`const ${name}`))).toEqual([]);
    expect(written).toContain((await formsChapter()).text);
  });

  it('has what must hold between fields, and what use cases refuse', async () => {
    const { text } = await formsChapter();
    expect(text).toContain('Passwords do not match. Please try again. (at confirm)');
    expect(text.split('\n').filter((line) => line.startsWith('| `orders` |')).length).toBeGreaterThan(5);
  });

  it('has every field of every table, with who reads and writes it', async () => {
    const { text } = await fieldsChapter();
    const rights = await readRights();
    expect(written).toContain(text);
    expect(rights.length).toBeGreaterThan(60);
    expect(rights.filter(({ read, written: by }) => read.length + by.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('gives no field a rule that no test holds, and none that is not there', async () => {
    expect(fieldFaults(await readRights())).toEqual([]);
    expect(fieldRules.flatMap(({ proofs }) => proofs).flatMap((proof) => faultOf(proof) ?? [])).toEqual([]);
  });

  it('lets only staff and the product write what is about everybody, and nobody read what only the product may', async () => {
    const rights = new Map((await readRights()).map((one) => [one.name, one]));
    expect(rights.get('auth_credentials')).toMatchObject({ read: ['the product'], written: ['the product'] });
    expect(rights.get('order_internal_notes')).toMatchObject({ read: ['staff'], written: ['staff'] });
    expect(rights.get('scan_findings')?.read).not.toContain('staff');
  });

  it('has every limit of the business, with what the code says of it', async () => {
    const { text } = await limitsChapter();
    for (const name of ['freeScanLimits', 'mostOpenScans', 'downloadLimits', 'sessionTimes'])
      expect(text).toContain(`\`${name}\``);
    expect(text).not.toContain('undefined');
  });

  it('names only limits that there are where it tells what keeps costly work down', async () => {
    const { text } = await limitsChapter();
    const [costly = '', all = ''] = text.split('| module | constant |');
    const named = [...costly.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !all.includes(`\`${name}\``) && !/\.ts$/.test(name))).toEqual([]);
  });

  it('tells kinds and sizes of files, by the constants that hold them', () => {
    expect(uploadsChapter().text).toContain('10 MiB; 20 files for an order');
    expect(written).toContain(uploadsChapter().text);
  });

  it('puts every kind of data into a level, and says how each level is protected', () => {
    expect(written).toContain(dataChapter().text);
  });

  it('lists every key and every label under which one is derived, and none that is gone', () => {
    expect(keyFaults()).toEqual([]);
  });

  it('names the algorithm wherever cryptography is used', () => {
    expect(cryptographyByFile().size).toBeGreaterThan(40);
  });

  it('names everybody whom the product opens connections to', () => {
    expect(communicationFaults()).toEqual([]);
  });

  it('names everything from outside that makes the product act, with what authenticates it', () => {
    expect(inputFaults()).toEqual([]);
    expect(written).toContain(inputsChapter().text);
  });

  it('has every line that can stand in the log, and every event of the audit log', () => {
    const { text } = logsChapter();
    expect(text).toContain('A form came as no page of ours sends it');
    const events = productFiles
      .filter((file) => /^core\/.*events\.ts$/.test(file))
      .flatMap((file) => [...textOf(file).matchAll(/defineEvent\w*(?:<[^>]*>)?\(\{\s*name: '([\w.-]+)'/g)])
      .map(([, name = '']) => name);
    expect(events.length).toBeGreaterThan(50);
    expect(events.filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

const fileOf = (name: string): string =>
  productFiles.find((file) => /^app\/.*\.tsx?$/.test(file) && textOf(file).includes(`const ${name}`)) ??
  'app/routes.ts';

it('nobody is asked for a hint or a secret question', async () => {
  const fields = (await readForms()).flatMap(({ form }) => form.shapes.flatMap((shape) => Object.keys(shape.fields)));
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((name) => /hint|question|maiden|pet\b|birth/i.test(name))).toEqual([]);
});

it('cryptography is Node’s, the browser’s, or of these libraries', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const about =
    /crypt|cipher|hash|\bsha\d|md5|jwt|jose|argon|noble|forge|nacl|sodium|webauthn|otp|\bage-|aws4|x509|sign/i;
  expect(Object.keys(dependencies).filter((name) => about.test(name))).toEqual([
    '@node-rs/argon2',
    '@simplewebauthn/browser',
    '@simplewebauthn/server',
    'age-encryption',
    'aws4fetch',
    'jose',
    'otpauth',
  ]);
});

it('SECURITY.md says within how many days flaws of libraries are mended, by how bad they are', () => {
  const text = readFileSync(path.join(root, 'SECURITY.md'), 'utf8');
  for (const severity of ['critical', 'high', 'medium', 'low'])
    expect(text).toMatch(new RegExp(`\\| ${severity} \\| \\d+ days`));
});

describe('a rule in words', () => {
  it.each([
    [z.string().min(2).max(5), 'text, at least 2 long, at most 5 long'],
    [z.coerce.number().int().min(1).max(40), 'number, whole, from 1, to 40'],
    [z.enum(['a', 'b']).optional(), 'one of `a`, `b` (may be left out)'],
    [
      z
        .string()
        .transform((text) => text.trim())
        .pipe(z.string().max(9)),
      'text, at most 9 long',
    ],
    [z.array(z.uuid()).max(3), 'list of text, uuid, at most 3 long'],
  ] as const)('is what the schema takes: %#', (schema, words) => {
    expect(ruleOf(schema)).toBe(words);
  });

  it('of a form is of its fields, whether others are refused, and what holds between them', () => {
    const form = z
      .object({ a: z.string(), b: z.string() })
      .refine(({ a, b }) => a === b, { error: 'They differ.', path: ['b'] });
    expect(formOf(form)).toEqual({
      shapes: [{ fields: { a: 'text', b: 'text' }, isClosed: false }],
      between: ['They differ. (at b)'],
    });
    expect(formOf(signInInput)?.shapes[0]?.isClosed).toBe(true);
  });

  it.each([
    ['windowMs', 900_000, '15 minutes'],
    ['most', 1_000, '1,000'],
    ['rates', [{ most: 5, windowSeconds: 60 }], '5 in 1 minute'],
    ['both', { mostOpen: 2, lifeMs: 3_600_000 }, 'mostOpen: 2; lifeMs: 1 hour'],
    ['names', ['a'], null],
  ])('of a limit: %s', (name, value, words) => {
    expect(limitInWords(name, value)).toBe(words);
  });
});
