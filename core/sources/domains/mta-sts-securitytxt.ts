import { type Ask, type DomainSubject, defineSource, type Exposure } from '#core/sources/define.ts';
import { foundOrClear, readBytes, readMissingFile } from '#core/sources/internal/read.ts';
import type { Recognised } from '#core/sources/internal/recognised.ts';
import { askIfExists } from '#core/sources/internal/resolvers.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';

/** RFC 8461 (MTA-STS) and RFC 9116 (security.txt). Having neither exposes nothing. */
export const mtaStsSecuritytxt = defineSource({
  id: 'mta-sts-securitytxt',
  name: 'Published files of your domain',
  homepage: 'https://securitytxt.org/',
  category: 'domain',
  reveals:
    'Whether your domain publishes somebody’s address, and whether its rule for encrypted mail has been switched off.',
  clearCovers:
    'Your domain’s own web server has no security.txt with an address of yours other than that of a role such as “security”, and its rule for encrypted mail is not switched off.',
  needs: 'domain',
  privacy: 'P0',
  key: null,
  hosts: 'input',
  vendor: vendors.mailDomain,
  timeoutMs: 10_000,
  maxBytes: 65_536,
  cacheHours: 24,
  credit: null,
  removal: 'Both files are on your own web server: change or delete them there.',
  async check(subject, { ask }) {
    const [rule, contact] = await Promise.allSettled([askMailRule(ask, subject), askContact(ask, subject)]);
    const found = [rule, contact].flatMap((part) =>
      part.status === 'fulfilled' && part.value?.exposure ? [part.value.exposure] : [],
    );
    const failed = [rule, contact].find((part) => part.status === 'rejected');
    if (found.length === 0 && failed) throw failed.reason;
    const read = [contact, rule].flatMap((part) =>
      part.status === 'fulfilled' && part.value ? [part.value.read] : [],
    );
    const [first, ...others] = read;
    if (!first) throw new SourceTrouble('not-applicable');
    return foundOrClear(found, first, ...others);
  },
});

/** One file: as it was read, and what it exposes. */
interface FileRead {
  read: Recognised<unknown>;
  exposure: Exposure | null;
}

const textThat =
  <Value>(tells: (text: string) => Value | null) =>
  (body: Uint8Array) =>
    tells(Buffer.from(body).toString());

const modeIn = (text: string) =>
  /^version:\s*STSv1\s*$/m.test(text) ? /^mode:\s*(enforce|testing|none)\s*$/m.exec(text) : null;

/** @returns null when there is no such host: the domain has no rule */
async function askMailRule(ask: Ask, { domain }: DomainSubject): Promise<FileRead | null> {
  const url = `https://mta-sts.${domain}/.well-known/mta-sts.txt`;
  const response = await askIfExists(ask, url);
  if (response === null) return null;
  if (response.status === 404) return { read: readMissingFile(response), exposure: null };
  const mode = readBytes(response, textThat(modeIn));
  if (mode.value[1] !== 'none') return { read: mode, exposure: null };
  const found = domainExposure('mail-rule', domain, {
    classes: ['domain-mail-posture'],
    exposed: ['Mail on its way to your domain'],
    url,
    evidence: [{ label: 'MTA-STS', value: 'Switched off (mode: none)' }],
  });
  return { read: mode, exposure: found };
}

async function askContact(ask: Ask, { domain }: DomainSubject): Promise<FileRead> {
  const url = `https://${domain}/.well-known/security.txt`;
  const first = await askIfExists(ask, url);
  if (first === null) throw new SourceTrouble('not-applicable');
  const next = redirectWithin(first, url, domain);
  // Another host's 404, or another redirect, is not this domain's answer.
  const response = next ? await ask({ url: next }) : first;
  if (response.status === 404) return { read: readMissingFile(response), exposure: null };
  const contacts = readBytes(
    response,
    textThat((text) => text.match(/^contact:.*$/gim)),
  );
  if (!contacts.value.flatMap(addressesIn).some((address) => isOfSomebody(address, domain)))
    return { read: contacts, exposure: null };
  const found = domainExposure('security-contact', domain, {
    classes: ['breach-email'],
    exposed: ['Email address'],
    url: next ?? url,
    reach: 'own-profile',
    evidence: [{ label: 'Published in', value: 'security.txt' }],
  });
  return { read: contacts, exposure: found };
}

/** Addresses that a role has, and nobody by themself. */
const ROLES =
  /^(?:abuse|admin|cert|contact|csirt|help|hello|hostmaster|info|noc|postmaster|privacy|psirt|security|soc|support|webmaster)$/;

function isOfSomebody(address: string, domain: string): boolean {
  const [local = '', host = ''] = address.split('@');
  return (host === domain || host.endsWith(`.${domain}`)) && !ROLES.test(local.split('+')[0] ?? '');
}

const addressesIn = (line: string): string[] => line.toLowerCase().match(/[^\s:<>?]+@[^\s<>?]+/g) ?? [];

/** Such as from the bare domain to www: the one step that is taken, and only on the same domain. */
function redirectWithin(response: OutgoingResponse, from: string, domain: string): string | null {
  if (![301, 302, 307, 308].includes(response.status)) return null;
  const next = URL.parse(response.headers.get('location') ?? '', from);
  const within = next?.hostname === domain || next?.hostname.endsWith(`.${domain}`);
  return next && within && next.protocol === 'https:' && next.href !== from ? next.href : null;
}

function domainExposure(
  key: string,
  where: string,
  facts: Pick<Exposure, 'classes' | 'exposed' | 'url' | 'evidence'> & Partial<Exposure>,
): Exposure {
  return {
    key,
    kind: 'domain',
    breach: null,
    where,
    since: null,
    stillPublic: true,
    certainty: 'verified',
    reach: 'open',
    passwordStorage: null,
    ...facts,
  };
}
