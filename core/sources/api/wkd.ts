import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import { defineSource, type Subject } from '../define.ts';
import { changed, clear } from '../read.ts';
import { askIfExists } from '../resolvers.ts';
import { hashOf } from '../subject.ts';
import { SourceTrouble } from '../trouble.ts';
import { zBase32 } from '../z-base-32.ts';

/** draft-koch-openpgp-webkey-service: the advanced address, and the direct one only if the advanced host does not exist. */
export const wkd = defineSource({
  id: 'wkd',
  name: 'Web Key Directory',
  homepage: 'https://datatracker.ietf.org/doc/draft-koch-openpgp-webkey-service/',
  category: 'keys',
  reveals: 'An encryption key that your mail domain publishes for your address.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: 'input',
  pace: { everyMs: 100, burst: 10, concurrency: 4 },
  timeoutMs: 10_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Whoever runs your mail domain can take the key out of its directory.',
  async check(subject, { ask }) {
    const hash = zBase32(Buffer.from(hashOf('sha1', subject.local), 'hex'));
    const name = `hu/${hash}?l=${encodeURIComponent(subject.local)}`;
    const place = '.well-known/openpgpkey';
    const advanced = `https://openpgpkey.${subject.domain}/${place}/${subject.domain}/${name}`;
    const response =
      (await askIfExists(ask, advanced)) ?? (await askIfExists(ask, `https://${subject.domain}/${place}/${name}`));
    // A domain without any host cannot hold a directory; nor can we tell it from a machine without a network.
    if (response === null) throw new SourceTrouble('not-applicable');
    return answerOf(response, subject);
  },
});

function answerOf(response: OutgoingResponse, subject: Subject) {
  if (response.status === 404) return clear;
  // Sending everything elsewhere is how a domain without a directory answers; redirects are not followed.
  if (response.status >= 300 && response.status < 400) throw new SourceTrouble('not-applicable');
  if (response.status !== 200 || !isKey(response.body)) changed(response);
  return {
    state: 'found' as const,
    exposures: [
      {
        key: 'key',
        kind: 'key' as const,
        classes: ['openpgp-key' as const],
        exposed: ['OpenPGP key', 'Email address'],
        breach: null,
        where: `Key directory of ${subject.domain}`,
        url: null,
        since: null,
        stillPublic: true,
        certainty: 'verified' as const,
        reach: 'own-profile' as const,
        passwordStorage: null,
        evidence: [],
      },
    ] satisfies [object],
  };
}

/** A public-key packet (tag 6) of RFC 9580, in the new or the old form of its header. */
const isKey = (body: Uint8Array) => body.byteLength > 20 && [0xc6, 0x98, 0x99, 0x9a].includes(body[0] ?? 0);
