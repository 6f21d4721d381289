import type { Texts } from '#contract/base/texts.ts';
import company from '#contract/site/company/company.texts.es.ts';
import type english from './frame.texts.en.ts';

const spanish: Texts<typeof english> = {
  hello: 'Hola:',
  helloTo: (name) => `Hola, ${name}:`,
  colon: ':',
  pasteAddress: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  noPassword: 'Nunca te pediremos la contraseña por correo.',
  questions: '¿Tienes preguntas? Escríbenos a',
  company,
};

export default spanish;
