import type { ChangeWords } from './change-words.ts';
import { listed } from './listing-words.ts';

const nameList = (all: readonly string[]) => listed(all, 'en');

export default {
  surer: 'We are surer of it than before.',
  lessSure: 'We are less sure of it than before.',
  more: 'More of your data is known to be in it.',
  less: 'Less of your data is said to be in it.',
  otherwise: 'Its sources now say something else about it.',
  older: 'Nothing else is known of it; what is older counts for less.',
  silentThen: (all) => `${nameList(all)} gave no answer then.`,
  silentNow: (all) => `${nameList(all)} gave no answer this time.`,
  unaskedThen: (all) => `${nameList(all)} ${all.length === 1 ? 'was' : 'were'} not asked about it then.`,
  unaskedNow: (all) => `${nameList(all)} ${all.length === 1 ? 'was' : 'were'} not asked about it this time.`,
} as const satisfies ChangeWords;
