import { z } from 'zod';
import { accountSource, mustBe, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';

const account = z.strictObject({
  home: z.string(),
  id: z.number(),
  registration: z.string(),
  name: z.string().min(1),
  editcount: z.number(),
});
const body = z.looseObject({
  query: z.strictObject({ globaluserinfo: z.union([account, z.strictObject({ missing: z.literal(true) })]) }),
});

/** https://www.mediawiki.org/wiki/API:Globaluserinfo: one account for all projects of Wikimedia. */
export const wikipediaUser = accountSource({
  id: 'wikipedia-user',
  name: 'Wikipedia',
  homepage: 'https://www.wikipedia.org/',
  reveals: 'A Wikipedia account under your user name, with how often it edited; edits stay public for good.',
  hosts: ['en.wikipedia.org'],
  names: /^[^\s#<>[\]|{}/@:_=](?:[^#<>[\]|{}/@:_=]{0,60}[^\s#<>[\]|{}/@:_=])?$/,
  known: ['Jimbo Wales', 'Example', 'Tim Starling'],
  removal: 'Ask for a courtesy vanishing: https://meta.wikimedia.org/wiki/Right_to_vanish',
  async check(name, { ask }) {
    const query = 'action=query&meta=globaluserinfo&guiprop=editcount&format=json&formatversion=2';
    const response = await ask({
      url: `https://en.wikipedia.org/w/api.php?${query}&guiuser=${encodeURIComponent(name)}`,
    });
    const answer = readJson(response, body);
    const { globaluserinfo: user } = answer.value.query;
    if ('missing' in user) return foundOrClear([], answer);
    mustBe(user.name, name);
    return foundOrClear([exposureOf(user)], answer);
  },
});

const exposureOf = ({ name, registration, editcount }: z.infer<typeof account>) =>
  profileUnder({
    where: 'Wikipedia',
    username: name,
    url: `https://meta.wikimedia.org/wiki/Special:CentralAuth/${encodeURIComponent(name.replaceAll(' ', '_'))}`,
    since: dateOf(registration),
    shows: [[editcount > 0, 'Public edits', null]],
    evidence: [{ label: 'Edits', value: String(editcount) }],
  });
