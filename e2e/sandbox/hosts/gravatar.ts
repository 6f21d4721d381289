import type { ProfileFacts } from '../people/person.ts';
import type { Person, World } from '../people.ts';
import { json, lastSegment, normalEmail, notFound, type Question, type Reply } from '../reply.ts';
import { hexOf } from '../wire/digests.ts';

const limits = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '99', 'x-ratelimit-reset': '3600' };

/** api.gravatar.com version 3: asked with the SHA-256 of the address. */
export function answerGravatar({ url, headers }: Question, world: World): Reply {
  const source = 'gravatar-v3';
  const hash = /^\/v3\/profiles\/([0-9a-f]{64})$/.exec(url.pathname)?.[1];
  if (!hash) return json({ source, about: null }, 404, { error: 'Profile not found', code: 'uuid_not_found' }, limits);
  const about = world.byHash('sha256', hash);
  const profile = about?.facts.profile;
  if (!profile) return json({ source, about }, 404, { error: 'Profile not found', code: 'uuid_not_found' }, limits);
  const withKey = headers.authorization?.startsWith('Bearer ') ?? false;
  const fields = { ...publicFields(hash, profile), ...(withKey ? keyFields(profile, world) : {}) };
  return json({ source, about }, 200, fields, limits);
}

function publicFields(hash: string, profile: ProfileFacts) {
  return {
    hash,
    display_name: profile.displayName,
    profile_url: `https://gravatar.com/${profile.username}`,
    avatar_url: `https://0.gravatar.com/avatar/${hash}`,
    avatar_alt_text: '',
    location: profile.location ?? '',
    description: profile.description ?? '',
    job_title: profile.jobTitle ?? '',
    company: profile.company ?? '',
    pronouns: '',
    pronunciation: '',
    timezone: '',
    verified_accounts: profile.accounts.map((account) => ({
      service_type: account.type,
      service_label: account.label,
      service_icon: `https://gravatar.com/icons/${account.type}.svg`,
      url: account.url,
      is_hidden: false,
    })),
  };
}

function keyFields(profile: ProfileFacts, world: World) {
  const [first = '', ...rest] = profile.displayName.split(' ');
  return {
    first_name: first,
    last_name: rest.join(' '),
    links: [],
    interests: [],
    payments: { links: [], crypto_wallets: [] },
    contact_info: profile.phone ? { cell_phone: profile.phone } : {},
    gallery: [],
    registration_date: world.ago(80).toISOString(),
    last_profile_edit: world.ago(20).toISOString(),
  };
}

/** gravatar.com and en.gravatar.com: the older JSON, by MD5 of the address or by profile name. */
export function answerGravatarLegacy({ url }: Question, world: World): Reply {
  const source = 'gravatar-legacy';
  const name = lastSegment(url)?.match(/^(.+)\.json$/)?.[1];
  if (!name) return notFound(source);
  const about = /^[0-9a-f]{32}$/i.test(name) ? world.byHash('md5', name) : world.byProfileName(name);
  const profile = about?.facts.profile;
  if (!about || !profile) return json({ source, about }, 404, 'User not found');
  return json({ source, about }, 200, { entry: [legacyEntry(about, profile)] });
}

function legacyEntry(person: Person, profile: ProfileFacts) {
  const hash = hexOf('md5', normalEmail(person.email));
  const thumbnail = `https://secure.gravatar.com/avatar/${hash}`;
  return {
    hash,
    requestHash: hash,
    profileUrl: `https://gravatar.com/${profile.username}`,
    preferredUsername: profile.username,
    thumbnailUrl: thumbnail,
    photos: profile.photo ? [{ value: thumbnail, type: 'thumbnail' }] : [],
    displayName: profile.displayName,
    name: { formatted: profile.displayName },
    ...(profile.location ? { currentLocation: profile.location } : {}),
    ...(profile.description ? { aboutMe: profile.description } : {}),
    ...(profile.phone ? { phoneNumbers: [{ type: 'mobile', value: profile.phone }] } : {}),
    accounts: profile.accounts.map((account) => ({
      domain: new URL(account.url).hostname,
      display: account.label,
      url: account.url,
      verified: 'true',
      name: account.label,
      shortname: account.type,
    })),
    urls: [],
  };
}
