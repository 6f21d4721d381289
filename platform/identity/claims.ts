import { z } from 'zod';
import { beginningOf } from '#contract/base/cut-text.ts';
import type { IdentityConfig } from '#platform/config/identity.ts';
import type { Identity } from './provider.ts';

/** OpenID Connect Core, 2: at most 255 ASCII characters. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/;
const MOST_VALUES = 1_000;
const MOST_CHARACTERS = 255;

const email = z.email().max(254);

const shortText = (value: unknown): string | null =>
  typeof value === 'string' && value.length > 0 && value.length <= MOST_CHARACTERS ? value : null;

/** A claim that holds one text or a list of them. */
function textsIn(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, MOST_VALUES) : [value];
  return list.map(shortText).filter((one) => one !== null);
}

/** As somebody may be called: one line, without control characters; null where nothing is left. */
function nameIn(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = value
    .slice(0, 1_000)
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line === '' || !line.isWellFormed() ? null : beginningOf(line, 200);
}

type Claims = Readonly<Record<string, unknown>>;

/** Whether an identity token already says all that is used. */
export const isComplete = (claims: Claims, { staff }: IdentityConfig): boolean =>
  claims.email !== undefined && (staff === null || claims[staff.claim] !== undefined);

/**
 * @param token claims of the verified identity token
 * @param more what the provider says of the same subject elsewhere. How and when somebody signed in stands in the token alone.
 * @returns null where the subject is none
 */
export function identityOf(token: Claims, more: Claims, { staff }: IdentityConfig): Identity | null {
  const { iss, sub, sid, acr, amr } = token;
  if (typeof iss !== 'string' || typeof sub !== 'string' || !SUBJECT.test(sub)) return null;
  // An address and whether it is verified belong together.
  const said = token.email === undefined ? more : token;
  const address = email.safeParse(said.email);
  return {
    issuer: iss,
    subject: sub,
    email: address.success ? address.data : null,
    isEmailVerified: address.success && said.email_verified === true,
    fullName: nameIn(token.name ?? more.name),
    sessionId: shortText(sid),
    acr: shortText(acr),
    amr: Array.isArray(amr) ? textsIn(amr) : [],
    staffValues: staff ? textsIn(token[staff.claim] ?? more[staff.claim]) : [],
  };
}
