import { z } from 'zod';
import { defineSource, type Exposure } from '#core/sources/define.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson, throwChanged } from '#core/sources/internal/read.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

const body = z.looseObject({
  email: z.string(),
  reputation: z.enum(['high', 'medium', 'low', 'none']),
  references: z.number(),
  details: z.looseObject({
    credentials_leaked: z.boolean(),
    data_breach: z.boolean(),
    blacklisted: z.boolean().nullish(),
    malicious_activity: z.boolean().nullish(),
    last_seen: z.string().nullish(),
    profiles: z.array(z.string()),
  }),
});
type Details = z.infer<typeof body>['details'];

/** https://docs.sublimesecurity.com, EmailRep. Its terms ask a service to use a key. */
export const emailrep = defineSource({
  id: 'emailrep',
  name: 'EmailRep',
  homepage: 'https://emailrep.io/',
  category: 'reputation',
  reveals: 'What your address is known for: leaked credentials, block lists, and names of sites with a profile.',
  clearCovers: 'EmailRep has no reference to your address. It does not say which breaches and sites it looks at.',
  needs: 'email',
  privacy: 'P3',
  key: { name: 'EMAILREP_API_KEY', required: true },
  hosts: ['emailrep.io'],
  vendor: vendors.emailRep,
  timeoutMs: 15_000,
  maxBytes: 500_000,
  cacheHours: 168,
  credit: { label: 'EmailRep', url: 'https://emailrep.io/' },
  removal: null,
  async check(subject, { ask, key }) {
    const url = `https://emailrep.io/${encodeURIComponent(subject.email)}`;
    const headers = { accept: 'application/json', ...(key ? { key } : {}) };
    const response = await ask({ url, headers });
    const answer = readJson(response, body);
    const { email, details, references, reputation } = answer.value;
    if (email.toLowerCase() !== subject.email) throwChanged(response);
    const told = [leakedExposure(details), profilesExposure(details), blockedExposure(details)].filter(
      (one) => one !== null,
    );
    // "Nothing known" is documented as no reputation and no references; places that it does not name are not nothing.
    if (told.length === 0 && (references > 0 || reputation !== 'none')) throwChanged(response);
    return foundOrClear(told, answer);
  },
});

function listingExposure(key: string, changes: Partial<Exposure>): Exposure {
  return {
    key,
    kind: 'listing',
    classes: ['breach-email'],
    exposed: ['Email address'],
    breach: null,
    where: 'EmailRep',
    url: 'https://emailrep.io/',
    since: null,
    stillPublic: false,
    certainty: 'unverified',
    reach: 'lookup',
    passwordStorage: null,
    evidence: [],
    ...changes,
  };
}

/** Names no breach, so it can only repeat what others name: told with the least certainty, as an address alone. */
function leakedExposure(details: Details): Exposure | null {
  if (!details.credentials_leaked && !details.data_breach) return null;
  const value = details.credentials_leaked ? 'Seen among leaked credentials' : 'Seen in a breach';
  const since = dateOf(details.last_seen);
  return listingExposure('leaked', { since, evidence: [{ label: 'Without naming the breach', value }] });
}

function profilesExposure(details: Details): Exposure | null {
  const names = details.profiles;
  if (names.length === 0) return null;
  return listingExposure('profiles', {
    classes: ['public-profile'],
    exposed: ['Accounts on other sites'],
    stillPublic: true,
    reach: 'own-profile',
    evidence: [{ label: 'Sites', value: names.slice(0, 10).join(', ') }],
  });
}

function blockedExposure(details: Details): Exposure | null {
  if (!details.blacklisted && !details.malicious_activity) return null;
  const value = details.malicious_activity ? 'Linked to malicious activity' : 'On a block list';
  return listingExposure('blocked', { stillPublic: true, evidence: [{ label: 'Reputation', value }] });
}
