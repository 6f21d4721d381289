import { z } from 'zod';
import type { CheckMeans } from '#core/sources/define.ts';
import { accountSource, mustBe, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { dateOfSeconds } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';

const text = z.string().nullish();
const account = z.looseObject({
  basics: z.looseObject({ username: z.string().min(1), ctime: z.number().optional() }),
  profile: z.looseObject({ full_name: text, location: text, bio: text }).nullish(),
  proofs_summary: z
    .looseObject({ all: z.array(z.looseObject({ proof_type: z.string(), service_url: text })) })
    .nullish(),
});
const body = z.looseObject({
  status: z.looseObject({ code: z.literal(0) }),
  them: z.tuple([account.nullable()]),
});

/** https://keybase.io/docs/api/1.0/call/user/lookup: one entry for each name, null where there is nobody. */
export const keybaseUser = accountSource({
  id: 'keybase-user',
  name: 'Keybase',
  homepage: 'https://keybase.io/',
  reveals: 'A Keybase account under your user name, with the name, place and accounts elsewhere that it shows.',
  hosts: ['keybase.io'],
  maxBytes: 2_000_000,
  names: /^[a-z\d](?:[a-z\d]|_(?!_)){1,15}$/i,
  known: ['blue', 'test', 'mubix'],
  removal: 'Delete the account: https://keybase.io/account/delete_me',
  async check(name, means) {
    const { answer, them } = await accountOf(name, means);
    return foundOrClear(them ? [exposureOf(them)] : [], answer);
  },
  async text(name, means) {
    const { them } = await accountOf(name, means);
    return them && (them.profile?.bio ?? '');
  },
});

async function accountOf(name: string, { ask }: CheckMeans) {
  const answer = readJson(await ask({ url: `https://keybase.io/_/api/1.0/user/lookup.json?usernames=${name}` }), body);
  const [them] = answer.value.them;
  if (them) mustBe(them.basics.username, name);
  return { answer, them };
}

function exposureOf({ basics, profile, proofs_summary }: z.infer<typeof account>) {
  const proofs = proofs_summary?.all ?? [];
  return profileUnder({
    where: 'Keybase',
    username: basics.username,
    url: `https://keybase.io/${basics.username}`,
    since: basics.ctime ? dateOfSeconds(basics.ctime) : null,
    shows: [
      [profile?.full_name, 'Name', 'name-or-username'],
      [profile?.location, 'Location', null],
      [profile?.bio, 'Personal description', null],
      [proofs.length > 0, 'Linked accounts', null],
    ],
    evidence: proofs.length > 0 ? [{ label: 'Linked accounts', value: String(proofs.length) }] : [],
    shown: {
      name: profile?.full_name,
      text: profile?.bio,
      links: proofs.map(({ service_url }) => service_url),
    },
  });
}
