import type { Texts } from '#contract/base/texts.ts';
import type english from './watching.en.ts';

const spanish: Texts<typeof english> = {
  pace: 'Elige cada cuánto.',
};

export default spanish;
