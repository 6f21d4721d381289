import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Somebody else who signs the heads of the audit log. */
export interface WitnessAddress {
  /** `<name>+<key id>+<base64>` (c2sp.org/tlog-cosignature) */
  verifierKey: string;
  /** Without a slash at its end; `/add-checkpoint` is appended. */
  url: string;
}

const COSIGNATURE = 0x04;
const KEY = /^([^\s+,]+)\+([0-9a-f]{8})\+([\w+/]{44})$/;

function isVerifierKey(text: string): boolean {
  const [, name, id, encoded = ''] = KEY.exec(text) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const hash = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex');
  return bytes.length === 33 && bytes[0] === COSIGNATURE && hash.startsWith(id ?? ' ');
}

/** The one way out takes names only, over https and on its usual port. */
function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && url.search === '' && url.hash === '';
}

const one = z.string().transform((text, context): WitnessAddress => {
  const [verifierKey = '', url = '', more] = text.trim().split(/\s+/);
  if (!isVerifierKey(verifierKey)) context.addIssue('holds what is no key for cosignatures');
  else if (!isHttps(url) || more !== undefined) context.addIssue('lacks the https address of a witness');
  return { verifierKey, url: url.replace(/\/$/, '') };
});

export const witnessList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(one).max(20))
  .refine((all) => new Set(all.map(({ verifierKey }) => verifierKey)).size === all.length, 'names one of them twice')
  .describe('KEY https://witness.example, with commas between several');
