import type { Texts } from '#contract/base/texts.ts';
import type english from './company.texts.en.ts';

const spanish: Texts<typeof english> = {
  inPlace: (place) => `registrada en ${place}`,
  withRegister: (register) => `inscrita en el registro: ${register}`,
  numbered: (number) => `número de registro ${number}`,
  described: (company, registration) => `${company}, empresa ${registration}`,
};

export default spanish;
