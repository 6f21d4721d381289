import { type Ask, defineSource, type EmailSubject, type Exposure } from '#core/sources/define.ts';
import { foundOrClear, readBytes, readMissingFile, throwChanged } from '#core/sources/internal/read.ts';
import type { Recognised } from '#core/sources/internal/recognised.ts';
import { askIfExists } from '#core/sources/internal/resolvers.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { addressOf, userIdsOf } from '#core/sources/internal/user-ids.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import { zBase32 } from '#core/sources/internal/z-base-32.ts';
import { hashOf } from '#core/sources/queries/subject.ts';

/** draft-koch-openpgp-webkey-service: the advanced address, and the direct one only if the advanced host does not exist. */
export const wkd = defineSource({
  id: 'wkd',
  name: 'Web Key Directory',
  homepage: 'https://datatracker.ietf.org/doc/draft-koch-openpgp-webkey-service/',
  category: 'keys',
  reveals: 'An encryption key that your mail domain publishes for your address.',
  clearCovers: 'The key directory of your mail domain has no key for your address.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: 'input',
  vendor: vendors.mailDomain,
  timeoutMs: 10_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Whoever runs your mail domain can take the key out of its directory.',
  async check(subject, { ask }) {
    const hash = zBase32(Buffer.from(hashOf('sha1', subject.local), 'hex'));
    const name = `hu/${hash}?l=${encodeURIComponent(subject.local)}`;
    const { directory, response } = await askDirectory(ask, subject.domain, name);
    // Sending everything elsewhere is how a domain without a directory answers; redirects are not followed.
    if (response.status >= 300 && response.status < 400) throw new SourceTrouble('not-applicable');
    if (response.status === 404)
      return foundOrClear([], readMissingFile(response), await requirePolicy(ask, directory));
    const key = readBytes(response, userIdsOf);
    if (!key.value.some((id) => addressOf(id) === subject.email)) throwChanged(response);
    return foundOrClear([exposureOf(subject)], key);
  },
});

async function askDirectory(ask: Ask, domain: string, name: string) {
  const place = '.well-known/openpgpkey';
  for (const directory of [`https://openpgpkey.${domain}/${place}/${domain}`, `https://${domain}/${place}`]) {
    const response = await askIfExists(ask, `${directory}/${name}`);
    if (response) return { directory, response };
  }
  // A domain without any host cannot hold a directory; nor can we tell it from a machine without a network.
  throw new SourceTrouble('not-applicable');
}

/**
 * Every directory has a policy file, empty or with one keyword a line: without it, a 404 is that of a web server like
 * any other. @throws SourceTrouble `not-applicable`
 */
async function requirePolicy(ask: Ask, directory: string): Promise<Recognised<true>> {
  const response = await ask({ url: `${directory}/policy` });
  try {
    return readBytes(response, (body) => (isPolicy(Buffer.from(body).toString()) ? true : null));
  } catch (cause) {
    throw new SourceTrouble('not-applicable', { status: response.status, cause });
  }
}

const isPolicy = (text: string) => text.length < 10_000 && text.split(/\r?\n/).every((line) => POLICY_LINE.test(line));
const POLICY_LINE = /^(?:#.*|[a-z][a-z0-9-]*(?:\s*:.*)?)?\s*$/i;

const exposureOf = ({ domain }: EmailSubject): Exposure => ({
  key: 'key',
  kind: 'key',
  classes: ['openpgp-key'],
  exposed: ['OpenPGP key', 'Email address'],
  breach: null,
  where: `Key directory of ${domain}`,
  url: null,
  since: null,
  stillPublic: true,
  certainty: 'verified',
  reach: 'own-profile',
  passwordStorage: null,
  evidence: [],
});
