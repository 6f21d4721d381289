import type { Texts } from '#contract/base/texts.ts';
<<<<<<<< HEAD:contract/site/company/company.texts.fr.ts
import type english from './company.texts.en.ts';
========
import type { companyWords } from '#contract/site/company.ts';
>>>>>>>> 69679244184d5bfca53d1cb7726a57cad2575da9:contract/site/words/company.fr.ts

const french: Texts<typeof english> = {
  inPlace: (place) => `immatriculée à ${place}`,
  withRegister: (register) => `immatriculée auprès de ${register}`,
  numbered: (number) => `numéro d’immatriculation ${number}`,
  described: (company, registration) => `${company}, société ${registration}`,
};

export default french;
