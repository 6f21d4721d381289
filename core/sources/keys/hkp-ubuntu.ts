import { type Ask, defineSource, type Exposure } from '#core/sources/define.ts';
import { dateOfSeconds } from '#core/sources/internal/dates.ts';
import { foundOrClear, readText, throwChanged } from '#core/sources/internal/read.ts';
import { addressOf, hasName } from '#core/sources/internal/user-ids.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

const LOOKUP = 'https://keyserver.ubuntu.com/pks/lookup';
const INDEX = /^info:1:(\d+)(?:\r?\n[\s\S]*)?$/;
/** A key that has been on the server since 2018: Ubuntu signs its packages with it. */
const KNOWN_KEY = 'F6ECB3762474EDA9D21B7022871920D1991BC93C';

/** draft-gallagher-openpgp-hkp, machine-readable index. */
export const hkpUbuntu = defineSource({
  id: 'hkp-ubuntu',
  name: 'keyserver.ubuntu.com',
  homepage: 'https://keyserver.ubuntu.com/',
  category: 'keys',
  reveals: 'Encryption keys with every name and address ever put on them.',
  clearCovers: 'No key on this server carries your address. Other key servers have keys of their own.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['keyserver.ubuntu.com'],
  vendor: vendors.ubuntuKeyServer,
  timeoutMs: 20_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Keys on this server cannot normally be deleted. Revoking the key marks it as no longer used.',
  async check(subject, { ask }) {
    const response = await askForKeys(ask, subject.email);
    if (response.status === 404) {
      const nothing = readText(response, /^(?:not found|no results found.*)$/i, { status: 404 });
      return foundOrClear([], nothing, await requireSearch(ask));
    }
    const index = readText(response, INDEX);
    const page = `${LOOKUP}?op=index&search=${encodeURIComponent(subject.email)}`;
    const ours = readKeys(index.value[0]).filter(({ userIds }) =>
      userIds.some((id) => addressOf(id) === subject.email),
    );
    if (ours.length === 0 && index.value[1] !== '0') throwChanged(response);
    return foundOrClear(
      ours.map((key) => exposureOf(key, subject.email, page)),
      index,
    );
  },
});

const askForKeys = (ask: Ask, search: string) =>
  ask({ url: `${LOOKUP}?op=index&options=mr&exact=on&search=${encodeURIComponent(search)}` });

/** "Not found" is what any server says: it is the keyserver's answer only while its search finds a key that it has. */
async function requireSearch(ask: Ask) {
  return readText(await askForKeys(ask, `0x${KNOWN_KEY}`), new RegExp(`^info:1:1\\r?\\npub:${KNOWN_KEY}:`, 'i'));
}

interface Key {
  fingerprint: string;
  created: string | null;
  userIds: string[];
}

function readKeys(index: string): Key[] {
  const keys: Key[] = [];
  for (const line of index.split(/\r?\n/)) {
    const [kind, value = '', , , created = ''] = line.split(':');
    if (kind === 'pub')
      keys.push({ fingerprint: value, created: dateOfSeconds(Number(created || Number.NaN)), userIds: [] });
    if (kind === 'uid') keys.at(-1)?.userIds.push(decodeText(value));
  }
  return keys.filter((key) => /^[0-9a-f]{8,64}$/i.test(key.fingerprint) && key.userIds.length > 0);
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Old keys carry Latin-1, which is not valid percent-encoded UTF-8.
  }
}

function exposureOf(key: Key, email: string, url: string): Exposure {
  const addresses = new Set(key.userIds.flatMap((one) => addressOf(one) ?? []));
  addresses.delete(email);
  const named = key.userIds.some(hasName);
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
