import type { Person, World } from '../people.ts';
import { bytes, lastSegment, looksLikeEmail, notFound, type Question, type Reply, text } from '../reply.ts';
import type { SourceId } from '../sources.ts';
import { openPgpKey } from '../wire/openpgp.ts';

/** @returns the person's key when it was put on this server */
function keyAt(server: 'openpgp-vks' | 'hkp-ubuntu' | 'wkd', person: Person | null, world: World) {
  const facts = person?.facts.key;
  if (!person || !facts?.servers.includes(server)) return null;
  return { ...openPgpKey(person, facts, world.ago(facts.monthsAgo)), userIds: facts.userIds };
}

/** keys.openpgp.org: verified keys by address. */
export function answerOpenPgpOrg({ url }: Question, world: World): Reply {
  const source = 'openpgp-vks';
  if (!url.pathname.startsWith('/vks/v1/by-email/')) return notFound();
  const email = lastSegment(url) ?? '';
  const about = world.byEmail(email);
  if (!looksLikeEmail(email)) return text({ source, about }, 400, 'Invalid email address');
  const key = keyAt(source, about, world);
  if (!key) return text({ source, about }, 404, `No key found for email address ${email}`);
  return text({ source, about }, 200, key.armoured, { 'content-type': 'application/pgp-keys' });
}

/** The key that signs Ubuntu's packages: always there. */
const UBUNTU_KEY = 'F6ECB3762474EDA9D21B7022871920D1991BC93C';
const ubuntuKey = [
  'info:1:1',
  `pub:${UBUNTU_KEY}:1:4096:1537196506::`,
  `uid:${encodeURIComponent('Ubuntu Archive Automatic Signing Key (2018) <ftpmaster@ubuntu.com>')}:1537196506::`,
  '',
].join('\n');

/** keyserver.ubuntu.com: machine-readable index of the classic key server. */
export function answerUbuntuKeyServer({ url }: Question, world: World): Reply {
  const source = 'hkp-ubuntu';
  if (url.pathname !== '/pks/lookup' || url.searchParams.get('op') !== 'index') return notFound(source);
  const search = url.searchParams.get('search') ?? '';
  if (search === `0x${UBUNTU_KEY}`) return text({ source, about: null }, 200, ubuntuKey);
  const about = world.byEmail(search);
  const key = keyAt(source, about, world);
  if (!key) return text({ source, about }, 404, 'Not Found');
  const created = Math.floor(key.created.getTime() / 1000);
  const lines = [
    'info:1:1',
    `pub:${key.fingerprint}:22:256:${created}::`,
    ...key.userIds.map((userId) => `uid:${encodeURIComponent(userId)}:${created}::`),
  ];
  return text({ source, about }, 200, `${lines.join('\n')}\n`);
}

const hashedUser = /\/hu\/([ybndrfg8ejkmcpqxot1uwisza345h769]{32})$/;

/** Web Key Directory, advanced (openpgpkey.{domain}) and direct form; the domain is the person's own. */
export function answerWebKeyDirectory({ url }: Question, domain: string, world: World): Reply {
  const source: SourceId = 'wkd';
  const hash = hashedUser.exec(url.pathname)?.[1];
  const about = (hash ? world.byWkdHash(domain, hash) : null) ?? world.byDomain(domain);
  if (url.pathname.endsWith('/policy')) return text({ source, about }, 200, '');
  const key = hash && world.byWkdHash(domain, hash) ? keyAt(source, about, world) : null;
  return key ? bytes({ source, about }, 'application/octet-stream', key.binary) : notFound(source, about);
}
