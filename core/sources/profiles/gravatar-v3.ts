import { z } from 'zod';
import type { DataClass } from '#contract/scans/exposures.ts';
import { defineSource, type Exposure } from '#core/sources/define.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import { anchorsIn } from '#core/sources/queries/anchors.ts';
import { hashOf } from '#core/sources/queries/subject.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';

const text = z.string().nullish();
const profile = z.looseObject({
  hash: z.string(),
  profile_url: z.url(),
  display_name: text,
  avatar_url: text,
  location: text,
  description: text,
  job_title: text,
  company: text,
  verified_accounts: z
    .array(z.looseObject({ service_label: text, url: text, is_hidden: z.boolean().nullish() }))
    .nullish(),
  contact_info: z.looseObject({ cell_phone: text, home_phone: text, work_phone: text }).nullish(),
  registration_date: text,
});
type Profile = z.infer<typeof profile>;

/** Gravatar's own errors; a gateway's have no such code. */
const absent = z.looseObject({ error: z.string().regex(/not found/i), code: z.string().regex(/not_found$/) });
/** A profile that its owner keeps to themself. */
const hidden = z.looseObject({ error: z.string().regex(/\b(?:private|hidden|disabled|not public)\b/i) });

/** https://docs.gravatar.com/rest/api-data-specifications */
export const gravatarV3 = defineSource({
  id: 'gravatar-v3',
  name: 'Gravatar',
  homepage: 'https://gravatar.com/',
  category: 'identity',
  reveals: 'A public profile tied to your address: name, photo, place, job and accounts on other sites.',
  clearCovers:
    'No public profile is tied to your address. A profile that its owner keeps private counts as nothing found.',
  needs: 'email',
  privacy: 'P1',
  key: { name: 'GRAVATAR_API_KEY', required: false },
  hosts: ['api.gravatar.com'],
  vendor: vendors.gravatar,
  timeoutMs: 10_000,
  maxBytes: 500_000,
  cacheHours: 24,
  credit: { label: 'Gravatar', url: 'https://gravatar.com/' },
  removal: 'Sign in at gravatar.com to hide fields of the profile or to disable the account.',
  async check(subject, { ask, key }) {
    const response = await ask({
      url: `https://api.gravatar.com/v3/profiles/${hashOf('sha256', subject.email)}`,
      headers: { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      documented: 403,
    });
    if (response.status === 404) return foundOrClear([], readJson(response, absent, { status: 404 }));
    if (response.status === 403) return foundOrClear([], readHidden(response));
    const answer = readJson(response, profile);
    return foundOrClear([exposureOf(answer.value)], answer);
  },
});

/** @throws SourceTrouble `refused` when it is another 403 */
function readHidden(response: OutgoingResponse) {
  try {
    return readJson(response, hidden, { status: 403 });
  } catch (cause) {
    throw new SourceTrouble('refused', { status: 403, cause });
  }
}

function exposureOf(one: Profile): Exposure {
  const accounts = (one.verified_accounts ?? []).filter((account) => !account.is_hidden);
  const contact = one.contact_info;
  const parts: [boolean, string, DataClass | null][] = [
    [Boolean(one.display_name), 'Name', 'name-or-username'],
    [Boolean(one.avatar_url), 'Photo', 'photo'],
    [Boolean(one.location), 'Location', null],
    [Boolean(one.description), 'Personal description', null],
    [Boolean(one.job_title || one.company), 'Job', 'ip-or-employer'],
    [accounts.length > 0, 'Linked accounts', null],
    [Boolean(contact?.cell_phone || contact?.home_phone || contact?.work_phone), 'Phone number', 'phone'],
  ];
  const shown = parts.filter(([present]) => present);
  return {
    key: 'profile',
    kind: 'profile',
    classes: ['public-profile', ...shown.flatMap(([, , dataClass]) => dataClass ?? [])],
    exposed: shown.length > 0 ? shown.map(([, words]) => words) : ['Public profile'],
    breach: null,
    where: 'Gravatar',
    url: one.profile_url,
    since: dateOf(one.registration_date),
    stillPublic: true,
    certainty: 'verified',
    reach: 'own-profile',
    passwordStorage: null,
    evidence: accounts.length > 0 ? [{ label: 'Linked accounts', value: labelsOf(accounts) }] : [],
    anchors: anchorsIn({ name: one.display_name, text: one.description, links: accounts.map(({ url }) => url) }),
  };
}

function labelsOf(accounts: { service_label?: string | null | undefined }[]): string {
  const labels = accounts.flatMap(({ service_label }) => service_label || []).slice(0, 8);
  return labels.length > 0 ? labels.join(', ') : String(accounts.length);
}
