import { z } from 'zod';
import type { DataClass } from '#contract/scans/exposures.ts';
import { defineSource, type Exposure } from '#core/sources/define.ts';
import { foundOrClear, readJson, throwChanged } from '#core/sources/internal/read.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import { anchorsIn } from '#core/sources/queries/anchors.ts';
import { hashOf } from '#core/sources/queries/subject.ts';

const text = z.string().nullish();
const valued = z.array(z.looseObject({ value: text })).nullish();
const entry = z.looseObject({
  /** What was asked for; `hash` is of the profile's first address. */
  requestHash: text,
  preferredUsername: z.string().min(1),
  displayName: text,
  currentLocation: text,
  aboutMe: text,
  phoneNumbers: valued,
  emails: valued,
  ims: valued,
  urls: valued,
  photos: z.array(z.looseObject({ value: text })).nullish(),
});
const body = z.looseObject({ entry: z.tuple([entry], z.unknown()) });
const absent = z.union([
  z.literal('User not found'),
  z.strictObject({ error: z.string().regex(/^user not found\.?$/i) }),
]);

/** The older public JSON of Gravatar: the only one that tells phone numbers and messengers. */
export const gravatarLegacy = defineSource({
  id: 'gravatar-legacy',
  name: 'Gravatar: contact card',
  homepage: 'https://gravatar.com/',
  category: 'identity',
  reveals: 'Phone numbers, messenger names and other addresses on a public profile.',
  clearCovers: 'No public contact card is tied to your address. A profile that its owner hides is not seen.',
  needs: 'email',
  privacy: 'P1',
  key: null,
  hosts: ['gravatar.com'],
  vendor: vendors.gravatar,
  timeoutMs: 10_000,
  maxBytes: 500_000,
  cacheHours: 24,
  credit: { label: 'Gravatar', url: 'https://gravatar.com/' },
  removal: 'Sign in at gravatar.com to hide fields of the profile or to disable the account.',
  async check(subject, { ask }) {
    const hash = hashOf('md5', subject.email);
    const response = await ask({ url: `https://gravatar.com/${hash}.json` });
    if (response.status === 404) return foundOrClear([], readJson(response, absent, { status: 404 }));
    const answer = readJson(response, body);
    const [profile] = answer.value.entry;
    if (profile.requestHash && profile.requestHash.toLowerCase() !== hash) throwChanged(response);
    return foundOrClear([exposureOf(profile)], answer);
  },
});

const hasValue = (list: { value?: string | null | undefined }[] | null | undefined) =>
  list?.some((one) => one.value) ?? false;

/** The page is the one that the newer interface names, so that both are one finding. */
function exposureOf(one: z.infer<typeof entry>): Exposure {
  const parts: [boolean, string, DataClass | null][] = [
    [Boolean(one.displayName), 'Name', 'name-or-username'],
    [hasValue(one.photos), 'Photo', 'photo'],
    [Boolean(one.currentLocation), 'Location', null],
    [Boolean(one.aboutMe), 'Personal description', null],
    [hasValue(one.phoneNumbers), 'Phone number', 'phone'],
    [hasValue(one.emails), 'Email address', 'breach-email'],
    [hasValue(one.ims), 'Messenger name', 'name-or-username'],
  ];
  const shown = parts.filter(([present]) => present);
  return {
    key: 'profile',
    kind: 'profile',
    classes: [...new Set(['public-profile' as const, ...shown.flatMap(([, , dataClass]) => dataClass ?? [])])],
    exposed: shown.length > 0 ? shown.map(([, words]) => words) : ['Public profile'],
    breach: null,
    where: 'Gravatar',
    url: `https://gravatar.com/${encodeURIComponent(one.preferredUsername)}`,
    since: null,
    stillPublic: true,
    certainty: 'verified',
    reach: 'own-profile',
    passwordStorage: null,
    evidence: [],
    anchors: anchorsIn({ name: one.displayName, text: one.aboutMe, links: one.urls?.map(({ value }) => value) ?? [] }),
  };
}
