import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { AppError } from '#core/base/errors.ts';
import type { EmailSubject, Source, Subject, SubjectKind } from '#core/sources/define.ts';

/**
 * The forms of an address that sources ask for. Tags (`alice+shop@…`) stay: they are part of the address.
 * @throws AppError `invalid` when there is no name before or no domain after the last @
 */
export function subjectOf(address: string): EmailSubject {
  const trimmed = address.trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at);
  const domain = domainToASCII(trimmed.slice(at + 1));
  if (at < 1 || !domain.includes('.')) throw new AppError('invalid');
  const registrableDomain = getDomain(domain, { allowPrivateDomains: true }) ?? domain;
  return { kind: 'email', email: `${local}@${domain}`, local, domain, registrableDomain };
}

/**
 * An identifier of a person as sources ask for it.
 * @throws AppError `invalid` for an address or a domain that cannot exist, and for nothing but blanks
 */
export function subjectFrom({ kind, value }: { kind: SubjectKind; value: string }): Subject {
  const text = value.trim();
  if (kind === 'email') return subjectOf(text);
  if (kind === 'domain') return { kind, domain: registrableOf(text) };
  if (text === '') throw new AppError('invalid');
  return kind === 'username' ? { kind, username: text } : { kind, name: text };
}

/** @throws AppError `invalid` */
function registrableOf(text: string): string {
  const domain = getDomain(domainToASCII(text.toLowerCase()), { allowPrivateDomains: true });
  if (!domain) throw new AppError('invalid');
  return domain;
}

/** The identifier itself, as text. */
export function identifierOf(subject: Subject): string {
  switch (subject.kind) {
    case 'email':
      return subject.email;
    case 'username':
      return subject.username;
    case 'domain':
      return subject.domain;
    case 'name':
      return subject.name;
  }
}

/** Whether `subjectOf` takes it. */
export function canBeAsked(address: string): boolean {
  const at = address.trim().lastIndexOf('@');
  return at > 0 && domainToASCII(address.trim().slice(at + 1)).includes('.');
}

/** A source is asked with identifiers of its own kind only. */
export const applies = ({ needs }: Pick<Source, 'needs'>, { kind }: Subject): boolean => needs === kind;

export const hashOf = (algorithm: 'md5' | 'sha1' | 'sha256', text: string): string =>
  createHash(algorithm).update(text).digest('hex');
