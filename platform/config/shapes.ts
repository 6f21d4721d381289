import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseMailbox } from '../mail/address.ts';

/** 32 bytes from hex, base64 or base64url; null for anything else. */
function decodeKey(text: string): Uint8Array | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return new Uint8Array(Buffer.from(text, 'hex'));
  if (/^[\w+/-]{43}=?$/.test(text)) return new Uint8Array(Buffer.from(text, 'base64'));
  return null;
}

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value <= most, 'is too large')
    .describe(`a whole number from 0 to ${most}`);

const fromOneTo = (most: number) =>
  wholeNumber(most)
    .refine((value) => value >= 1, 'is too small')
    .describe(`a whole number from 1 to ${most}`);

/** A time after which something goes. */
const days = z
  .string()
  .regex(/^\d{1,4}$/, 'is not a whole number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 3_650, 'is not from 1 to 3650')
  .describe('a whole number of days from 1 to 3650');

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, 'is not known').describe(`one of ${options.join(', ')}`);

const isUrl = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

function addressShape(protocols: readonly string[], example: string, needsHost = true) {
  const hasHost = (text: string) => !needsHost || (URL.canParse(text) && new URL(text).hostname !== '');
  return z
    .string()
    .refine((text) => isUrl(text, protocols) && hasHost(text), 'is not such an address')
    .describe(`${example} (special characters in the password percent-encoded)`);
}

const origin = z
  .string()
  .refine((text) => isUrl(text, ['http:', 'https:']), 'is not a web address')
  .refine(
    (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    'holds more than an origin',
  )
  .transform((text) => new URL(text).origin)
  .describe('an origin without path, such as https://quietprint.example');

const decoded = z.string().transform((text, context) => {
  const bytes = decodeKey(text.trim());
  if (bytes) return bytes;
  context.addIssue('does not have 32 bytes');
  return z.NEVER;
});

const key = decoded.describe('32 random bytes in base64, base64url or hex, such as `openssl rand -base64 32` prints');

const keyList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(decoded))
  .describe('keys of 32 bytes, newest first, with commas between them');

/** Of Ed25519, as signed notes of C2SP have it: `<name>+<key id>+<base64>`. */
function isVerifierKey(text: string): boolean {
  const [, name, id = '', encoded = ''] = /^([^\s+,]+)\+([0-9a-f]{8})\+([\w+/]{44})$/.exec(text) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const hash = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex');
  return bytes.length === 33 && bytes[0] === 1 && hash.startsWith(id);
}

const verifierKeys = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((keys) => keys.every(isVerifierKey), 'holds something that is no verifier key')
  .describe('public keys as `npm run admin -- receipt key` prints them, with commas between them');

const email = z.email('is not an email address').toLowerCase().describe('an email address');

const mailbox = z
  .string()
  .refine((text) => parseMailbox(text) !== null, 'is not a sender')
  .describe('an address, alone or as Name <name@example.org>');

const text = z
  .string()
  .regex(/^[^\p{Cc}]{1,200}$/u, 'is too long or holds control characters')
  .describe('at most 200 characters on one line');

const secret = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'holds blanks or characters that are not ASCII')
  .describe('a key as it was issued');

const telephone = z
  .string()
  .regex(/^\+?[\d ()-]{3,30}$/, 'is not a telephone number')
  .describe('a number such as +44 20 7946 0000');

const date = z.iso.date('is not a date').describe('a date as YYYY-MM-DD');

const headerName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,60}$/i, 'is not the name of a header')
  .transform((name) => name.toLowerCase())
  .describe('the name of a header, such as cf-ipcountry');

const headers = z
  .string()
  .regex(/^[\w.-]+=[\x20-\x2b\x2d-\x7e]+(?:,[\w.-]+=[\x20-\x2b\x2d-\x7e]+)*$/, 'is no list of headers')
  .describe('headers as name=value with commas between them, values percent-encoded');

const ratio = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'is not from 0 to 1')
  .transform(Number)
  .describe('a number from 0 to 1, such as 0.05');

const bucket = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9.-]{1,61})[a-z0-9]$/, 'is not the name of a bucket')
  .describe('3 to 63 small letters, digits, dots and dashes');

const objectPrefix = z
  .string()
  .regex(/^(?:[\w-][\w.-]*\/)+$/, 'is not such a prefix')
  .describe('names with a slash after each, such as quietprint/');

const issuer = z
  .string()
  .refine((value) => isUrl(value, ['http:', 'https:']), 'is not a web address')
  .refine((value) => !/[?#@]/.test(value), 'holds more than an origin and a path')
  .describe('the issuer as the provider states it, such as https://id.example/realms/staff');

const shortName = z
  .string()
  .regex(/^[^\p{Cc}]{1,40}$/u, 'is too long or holds control characters')
  .describe('at most 40 characters, as people know the provider');

const scopes = z
  .string()
  .regex(/^openid(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'is no list of scopes that begins with openid')
  .describe('scopes with spaces between them, such as openid email profile groups');

const textList = z
  .string()
  .regex(/^[^\p{Cc}]{1,500}$/u, 'is too long or holds control characters')
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine((list) => list.every((one) => one !== ''), 'holds an empty value')
  .describe('values with commas between them');

const yesOrNo = z
  .enum(['1', 'true', '0', 'false'], 'is neither yes nor no')
  .transform((value) => value === '1' || value === 'true')
  .describe('1 or 0');

/** What a variable may look like: the messages say what is wrong, the description what is expected. */
export const shapes = {
  address: addressShape,
  bucket,
  date,
  days,
  email,
  fromOneTo,
  headerName,
  headers,
  issuer,
  key,
  keyList,
  mailbox,
  objectPrefix,
  oneOf,
  origin,
  ratio,
  scopes,
  secret,
  shortName,
  telephone,
  text,
  textList,
  verifierKeys,
  wholeNumber,
  yesOrNo,
};
