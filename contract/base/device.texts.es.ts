import type english from './device.texts.en.ts';
import type { Texts } from './texts.ts';

const spanish: Texts<typeof english> = {
  browserOn: (browser, system) => `${browser} en ${system}`,
  unknown: 'Dispositivo desconocido',
};

export default spanish;
