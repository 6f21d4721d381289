import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import { type Ask, defineSource, type Exposure, type Subject } from '../define.ts';
import { changed, foundOrClear } from '../read.ts';
import { askIfExists } from '../resolvers.ts';
import { SourceTrouble } from '../trouble.ts';

/** RFC 8461 (MTA-STS) and RFC 9116 (security.txt). Having neither exposes nothing. */
export const mtaStsSecuritytxt = defineSource({
  id: 'mta-sts-securitytxt',
  name: 'Published files of your domain',
  homepage: 'https://securitytxt.org/',
  category: 'domain',
  reveals: 'Whether your domain publishes your address, and whether its rule for encrypted mail has been switched off.',
  needs: 'own-domain',
  privacy: 'P0',
  key: null,
  hosts: 'input',
  pace: { everyMs: 100, burst: 10, concurrency: 4 },
  timeoutMs: 10_000,
  maxBytes: 65_536,
  cacheHours: 24,
  credit: null,
  removal: 'Both files are on your own web server: change or delete them there.',
  async check(subject, { ask }) {
    const parts = await Promise.allSettled([mailRule(ask, subject), contactPage(ask, subject)]);
    const found = parts.flatMap((part) => (part.status === 'fulfilled' && part.value ? [part.value] : []));
    const failed = parts.find((part) => part.status === 'rejected');
    if (found.length === 0 && failed) throw failed.reason;
    return foundOrClear(found);
  },
});

async function mailRule(ask: Ask, { domain }: Subject): Promise<Exposure | null> {
  const response = await askIfExists(ask, `https://mta-sts.${domain}/.well-known/mta-sts.txt`);
  if (response === null || response.status === 404) return null;
  const text = response.status === 200 ? response.text() : changed(response);
  const [, mode] =
    (/^version:\s*STSv1\s*$/m.test(text) && /^mode:\s*(enforce|testing|none)\s*$/m.exec(text)) || changed(response);
  if (mode !== 'none') return null;
  return exposure('mail-rule', domain, {
    classes: ['domain-mail-posture'],
    exposed: ['Mail on its way to your domain'],
    url: `https://mta-sts.${domain}/.well-known/mta-sts.txt`,
    evidence: [{ label: 'MTA-STS', value: 'Switched off (mode: none)' }],
  });
}

async function contactPage(ask: Ask, { email, domain, registrableDomain }: Subject): Promise<Exposure | null> {
  const url = `https://${domain}/.well-known/security.txt`;
  const first = await askIfExists(ask, url);
  if (first === null) throw new SourceTrouble('not-applicable');
  const next = redirectWithin(first, url, registrableDomain);
  const response = next ? await ask({ url: next }) : first;
  // Sending everything to another site, or round in a circle, is how a domain without such a file answers.
  if (response.status === 404 || (response.status >= 300 && response.status < 400)) return null;
  const text = response.status === 200 ? response.text() : changed(response);
  const contacts = text.match(/^contact:.*$/gim) ?? changed(response);
  if (!contacts.some((line) => line.toLowerCase().includes(email))) return null;
  return exposure('security-contact', domain, {
    classes: ['breach-email'],
    exposed: ['Email address'],
    url: next ?? url,
    reach: 'own-profile',
    evidence: [{ label: 'Published in', value: 'security.txt' }],
  });
}

/** Such as from the bare domain to www: the one step that is taken, and only on the same domain. */
function redirectWithin(response: OutgoingResponse, from: string, domain: string): string | null {
  if (![301, 302, 307, 308].includes(response.status)) return null;
  const next = URL.parse(response.headers.get('location') ?? '', from);
  const within = next?.hostname === domain || next?.hostname.endsWith(`.${domain}`);
  return next && within && next.protocol === 'https:' && next.href !== from ? next.href : null;
}

function exposure(
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
