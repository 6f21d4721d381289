import type { Texts } from '#contract/base/texts.ts';
import type { companyWords } from '#contract/site/company.ts';

export const frenchCompany: Texts<typeof companyWords> = {
  inPlace: (place) => `immatriculée à ${place}`,
  withRegister: (register) => `immatriculée auprès de ${register}`,
  numbered: (number) => `numéro d’immatriculation ${number}`,
  described: (company, registration) => `${company}, société ${registration}`,
};
