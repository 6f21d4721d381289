import type { Texts } from '#contract/base/texts.ts';
<<<<<<<< HEAD:contract/site/company/company.texts.es.ts
import type english from './company.texts.en.ts';
========
import type { companyWords } from '#contract/site/company.ts';
>>>>>>>> 69679244184d5bfca53d1cb7726a57cad2575da9:contract/site/words/company.es.ts

const spanish: Texts<typeof english> = {
  inPlace: (place) => `registrada en ${place}`,
  withRegister: (register) => `inscrita en el registro: ${register}`,
  numbered: (number) => `número de registro ${number}`,
  described: (company, registration) => `${company}, empresa ${registration}`,
};

export default spanish;
