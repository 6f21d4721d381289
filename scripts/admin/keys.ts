import { parseArgs } from 'node:util';
import { plural } from '#contract/base/formats.ts';
import { rewrapKeys } from '#core/lifecycle/keys/actions/rewrap-keys.ts';
import type { Command } from './command.ts';

export const rewrap: Command = {
  usage: 'rewrap-keys',
  summary: 'puts everything under the newest ENCRYPTION_KEY, so that earlier ones can be forgotten',
  plan(args) {
    parseArgs({ args: [...args] });
    return async (platform, say) => {
      const { dataKeys, mails, unknown, retired } = await rewrapKeys(platform, (count) =>
        say(`${plural(count, 'data key')} so far.`),
      );
      say(`${plural(dataKeys, 'data key')} and ${plural(mails, 'mail')} on the way were put under the newest key.`);
      for (const [kid, count] of unknown)
        say(`LOST  ${plural(count, 'data key')} under the key ${kid}, which is not known.`);
      say(
        retired.length > 0
          ? `No longer needed in ENCRYPTION_KEY_PREVIOUS: the keys whose short names are ${retired.join(', ')}.`
          : 'No key in ENCRYPTION_KEY_PREVIOUS is needed.',
      );
      return unknown.size === 0 ? 0 : 1;
    };
  },
};
