import type english from './device.texts.en.ts';
import type { Texts } from './texts.ts';

const french: Texts<typeof english> = {
  browserOn: (browser, system) => `${browser} sous ${system}`,
  unknown: 'Appareil inconnu',
};

export default french;
