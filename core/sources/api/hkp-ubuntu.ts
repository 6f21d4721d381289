import { dateOfSeconds } from '../dates.ts';
import { defineSource, type Exposure } from '../define.ts';
import { changed, clear, foundOrClear } from '../read.ts';

/** draft-gallagher-openpgp-hkp, machine-readable index. */
export const hkpUbuntu = defineSource({
  id: 'hkp-ubuntu',
  name: 'keyserver.ubuntu.com',
  homepage: 'https://keyserver.ubuntu.com/',
  category: 'keys',
  reveals: 'Encryption keys with every name and address ever put on them.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['keyserver.ubuntu.com'],
  pace: { everyMs: 2_000, burst: 2, concurrency: 1 },
  timeoutMs: 20_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Keys on this server cannot normally be deleted. Revoking the key marks it as no longer used.',
  async check(subject, { ask }) {
    const search = encodeURIComponent(subject.email);
    const host = 'https://keyserver.ubuntu.com/pks/lookup';
    const response = await ask({ url: `${host}?op=index&options=mr&exact=on&search=${search}` });
    if (response.status === 404) return clear;
    if (response.status !== 200) changed(response);
    const lines = response.text().trim().split(/\r?\n/);
    const [, count] = /^info:1:(\d+)$/.exec(lines[0] ?? '') ?? changed(response);
    if (count === '0') return clear;
    const page = `${host}?op=index&search=${search}`;
    const keys = readKeys(lines).map((key) => exposureOf(key, subject.email, page));
    return keys.length > 0 ? foundOrClear(keys) : changed(response);
  },
});

interface Key {
  fingerprint: string;
  created: string | null;
  userIds: string[];
}

function readKeys(lines: string[]): Key[] {
  const keys: Key[] = [];
  for (const line of lines) {
    const [kind, value = '', , , created = ''] = line.split(':');
    if (kind === 'pub')
      keys.push({ fingerprint: value, created: dateOfSeconds(Number(created || Number.NaN)), userIds: [] });
    if (kind === 'uid') keys.at(-1)?.userIds.push(decoded(value));
  }
  return keys.filter((key) => /^[0-9a-f]{8,64}$/i.test(key.fingerprint) && key.userIds.length > 0);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Old keys carry Latin-1, which is not valid percent-encoded UTF-8.
  }
}

const ADDRESS = /[^\s<>@]+@[^\s<>@]+/;

function exposureOf(key: Key, email: string, url: string): Exposure {
  const addresses = new Set(key.userIds.flatMap((one) => ADDRESS.exec(one)?.[0].toLowerCase() ?? []));
  addresses.delete(email);
  const named = key.userIds.some(
    (one) =>
      one
        .replace(/<[^>]*>/g, '')
        .replace(ADDRESS, '')
        .trim() !== '',
  );
  return {
    key: `key:${key.fingerprint.toLowerCase()}`,
    kind: 'key',
    classes: ['openpgp-key', ...(named ? ['name-or-username' as const] : [])],
    exposed: [
      'OpenPGP key',
      'Email address',
      ...(named ? ['Name'] : []),
      ...(addresses.size ? ['Other email addresses'] : []),
    ],
    breach: null,
    where: 'keyserver.ubuntu.com',
    url,
    since: key.created,
    stillPublic: true,
    certainty: 'verified',
    reach: 'open',
    passwordStorage: null,
    evidence: [
      { label: 'Key', value: key.fingerprint.toUpperCase() },
      ...(addresses.size ? [{ label: 'Other addresses on the key', value: String(addresses.size) }] : []),
    ],
  };
}
