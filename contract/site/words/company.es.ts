import type { Texts } from '#contract/base/texts.ts';
import type { companyWords } from '#contract/site/company.ts';

export const spanishCompany: Texts<typeof companyWords> = {
  inPlace: (place) => `registrada en ${place}`,
  withRegister: (register) => `inscrita en el registro: ${register}`,
  numbered: (number) => `número de registro ${number}`,
  described: (company, registration) => `${company}, empresa ${registration}`,
};
