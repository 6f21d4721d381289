import type { Texts } from '#contract/base/texts.ts';
import type english from './company.texts.en.ts';

const french: Texts<typeof english> = {
  inPlace: (place) => `immatriculée (${place})`,
  withRegister: (register) => `immatriculée auprès de ${register}`,
  numbered: (number) => `numéro d’immatriculation ${number}`,
  described: (company, registration) => `${company}, société ${registration}`,
};

export default french;
