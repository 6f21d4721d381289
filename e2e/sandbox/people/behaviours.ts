import { type SourceId, sourceIds } from '../sources.ts';
import type { Behaviour, BrokenHow, HostileHow } from './person.ts';

type Behaviours = Partial<Record<SourceId, Behaviour>>;

export const everySource = (behaviour: Behaviour): Behaviours =>
  Object.fromEntries(sourceIds.map((id) => [id, behaviour]));

export const broken = (how: BrokenHow): Behaviour => ({ kind: 'broken', how });
export const hostile = (how: HostileHow): Behaviour => ({ kind: 'hostile', how });
export const limited: Behaviour = { kind: 'limited', retryAfterSeconds: 60 };
export const hang: Behaviour = { kind: 'hang' };

/** Every way to be broken, each at some source. */
export const brokenEverywhere: Behaviours = {
  ...everySource(broken('internal-error')),
  xposedornot: broken('truncated-json'),
  'leakcheck-public': broken('wrong-types'),
  'hudsonrock-cavalier': broken('html-instead'),
  emailrep: broken('challenge-page'),
  stopforumspam: broken('empty-body'),
  'gravatar-v3': broken('forbidden'),
  'gravatar-legacy': broken('cut-connection'),
  libravatar: broken('reset'),
  'openpgp-vks': broken('unavailable'),
  'hkp-ubuntu': broken('html-instead'),
  'github-search-email': broken('wrong-types'),
  'github-search-commits': broken('truncated-json'),
  'crtsh-email': broken('bad-gateway'),
  rdap: broken('html-instead'),
  'crtsh-domain': broken('bad-gateway'),
  wayback: broken('truncated-json'),
  commoncrawl: broken('bad-gateway'),
  urlscan: broken('wrong-types'),
};

/** About half of the sources fail, each in its own way. */
export const patchy: Behaviours = {
  xposedornot: broken('internal-error'),
  'leakcheck-public': limited,
  emailrep: limited,
  'gravatar-v3': hang,
  'gravatar-legacy': broken('challenge-page'),
  'hkp-ubuntu': broken('unavailable'),
  'github-search-email': limited,
  'github-search-commits': limited,
  'crtsh-email': broken('bad-gateway'),
  rdap: broken('unavailable'),
  'crtsh-domain': broken('bad-gateway'),
};

/** Every kind of hostility, where that source's answer can carry it. */
export const hostileEverywhere: Behaviours = {
  'hibp-account': hostile('markup'),
  'hibp-account-range': hostile('prototype-keys'),
  'hibp-pastes': hostile('markup'),
  xposedornot: hostile('markup'),
  'leakcheck-public': hostile('secrets'),
  'hudsonrock-cavalier': hostile('secrets'),
  emailrep: hostile('prototype-keys'),
  stopforumspam: hostile('deep-nesting'),
  'gravatar-v3': hostile('text-direction'),
  'gravatar-legacy': hostile('line-breaks'),
  libravatar: hostile('redirect-private'),
  'openpgp-vks': hostile('huge-body'),
  'hkp-ubuntu': hostile('trickle'),
  wkd: hostile('redirect-private'),
  'github-search-email': hostile('huge-strings'),
  'github-search-commits': hostile('markup'),
  'crtsh-email': hostile('huge-body'),
  rdap: hostile('line-breaks'),
  'mta-sts-securitytxt': hostile('huge-body'),
  'crtsh-domain': hostile('markup'),
  wayback: hostile('markup'),
  commoncrawl: hostile('huge-body'),
  urlscan: hostile('prototype-keys'),
  'bluesky-domain': hostile('text-direction'),
};
