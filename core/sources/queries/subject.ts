import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { AppError } from '#core/base/errors.ts';
import type { Source, Subject } from '#core/sources/define.ts';

/**
 * The forms of an address that sources ask for. Tags (`alice+shop@…`) stay: they are part of the address.
 * @param proven registrable domains that the person has proved to be theirs
 * @throws AppError `invalid` when there is no name before or no domain after the last @
 */
export function subjectOf(address: string, proven: readonly string[] = []): Subject {
  const trimmed = address.trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at);
  const domain = domainToASCII(trimmed.slice(at + 1));
  if (at < 1 || !domain.includes('.')) throw new AppError('invalid');
  const registrableDomain = getDomain(domain, { allowPrivateDomains: true }) ?? domain;
  const domainProven = proven.includes(registrableDomain);
  return { email: `${local}@${domain}`, local, domain, registrableDomain, domainProven };
}

/** Whether `subjectOf` takes it. */
export function canBeAsked(address: string): boolean {
  const at = address.trim().lastIndexOf('@');
  return at > 0 && domainToASCII(address.trim().slice(at + 1)).includes('.');
}

/** Sources about a domain say something about somebody only when the domain is theirs. */
export function applies(source: Pick<Source, 'needs'>, subject: Subject): boolean {
  return source.needs === 'email' || subject.domainProven;
}

export const hashOf = (algorithm: 'md5' | 'sha1' | 'sha256', text: string): string =>
  createHash(algorithm).update(text).digest('hex');
