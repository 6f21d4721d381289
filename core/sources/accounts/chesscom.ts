import { z } from 'zod';
import { accountSource, mustBe, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { dateOfSeconds } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';

const player = z.looseObject({
  player_id: z.number(),
  username: z.string().min(1),
  url: z.url(),
  name: z.string().nullish(),
  location: z.string().nullish(),
  avatar: z.string().nullish(),
  joined: z.number().nullish(),
});
const absent = z.strictObject({ message: z.string().regex(/\bnot found\b/), code: z.literal(0) });

/** https://www.chess.com/news/view/published-data-api: asked one at a time. */
export const chesscom = accountSource({
  id: 'chesscom',
  name: 'Chess.com',
  homepage: 'https://www.chess.com/',
  reveals: 'A Chess.com account under your user name, with the name, place and photo that it shows.',
  hosts: ['api.chess.com'],
  names: /^[a-z\d][a-z\d_-]{1,23}[a-z\d]$/i,
  known: ['erik', 'hikaru', 'john'],
  removal: 'Delete the account: https://www.chess.com/my-data',
  async check(name, { ask }) {
    const response = await ask({ url: `https://api.chess.com/pub/player/${name.toLowerCase()}` });
    if (response.status === 404) return foundOrClear([], readJson(response, absent, { status: 404 }));
    const answer = readJson(response, player);
    mustBe(answer.value.username, name);
    return foundOrClear([exposureOf(answer.value)], answer);
  },
});

const exposureOf = (one: z.infer<typeof player>) =>
  profileUnder({
    where: 'Chess.com',
    username: one.username,
    url: one.url,
    since: one.joined ? dateOfSeconds(one.joined) : null,
    shows: [
      [one.name, 'Name', 'name-or-username'],
      [one.location, 'Location', null],
      [one.avatar, 'Photo', 'photo'],
    ],
    shown: { name: one.name },
  });
