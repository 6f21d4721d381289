import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import providers from 'email-providers/all.json' with { type: 'json' };
import { getDomain } from 'tldts';
import { AppError } from '#core/errors.ts';
import type { Source, Subject } from './define.ts';

/** Providers that the list lacks. */
const MORE_PROVIDERS = [
  'duck.com',
  'fastmail.com',
  'fastmail.fm',
  'keemail.me',
  'mailbox.org',
  'mozmail.com',
  'pm.me',
  'posteo.de',
  'posteo.net',
  'privaterelay.appleid.com',
  'proton.me',
  'protonmail.com',
  'riseup.net',
  'simplelogin.com',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'tutanota.de',
];
/** On the list, but reserved for documentation: nobody's provider. */
const NO_PROVIDERS = new Set(['example.com', 'example.net', 'example.org']);
const freeMail: ReadonlySet<string> = new Set(
  [...providers, ...MORE_PROVIDERS].filter((one) => !NO_PROVIDERS.has(one)),
);

/**
 * The forms of an address that sources ask for. Tags (`alice+shop@…`) stay: they are part of the address.
 * @throws AppError `invalid` when there is no name before or no domain after the last @
 */
export function subjectOf(address: string): Subject {
  const trimmed = address.trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at);
  const domain = domainToASCII(trimmed.slice(at + 1));
  if (at < 1 || !domain.includes('.')) throw new AppError('invalid');
  const registrableDomain = getDomain(domain, { allowPrivateDomains: true }) ?? domain;
  const ownDomain = !freeMail.has(domain) && !freeMail.has(registrableDomain);
  return { email: `${local}@${domain}`, local, domain, registrableDomain, ownDomain };
}

/** Whether `subjectOf` takes it. */
export function canBeAsked(address: string): boolean {
  const at = address.trim().lastIndexOf('@');
  return at > 0 && domainToASCII(address.trim().slice(at + 1)).includes('.');
}

/** Sources about the domain say nothing about somebody whose domain belongs to a mail provider. */
export function applies(source: Pick<Source, 'needs'>, subject: Subject): boolean {
  return source.needs === 'email' || subject.ownDomain;
}

export const hashOf = (algorithm: 'md5' | 'sha1' | 'sha256', text: string): string =>
  createHash(algorithm).update(text).digest('hex');
