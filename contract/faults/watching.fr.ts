import type { Texts } from '#contract/base/texts.ts';
import type english from './watching.en.ts';

const french: Texts<typeof english> = {
  pace: 'Choisissez la fréquence.',
};

export default french;
