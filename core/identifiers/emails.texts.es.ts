import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  subject: 'Confirma esta dirección de correo',
  preview: 'No se busca nada sobre ella hasta que la confirmes. El enlace funciona durante 1 hora y una sola vez.',
  asked: (product) =>
    `Alguien que tiene una cuenta en ${product} dice que este buzón también es suyo y quiere que sus análisis lo incluyan. Si has sido tú, abre el enlace con la sesión iniciada y confírmalo:`,
  button: 'Confirmar esta dirección',
  once: 'El enlace funciona durante 1 hora, una sola vez y solo en la cuenta que lo pidió. Hasta entonces no se busca nada sobre esta dirección.',
  ifNot: 'Si no has sido tú, puedes ignorar este correo. A quien lo pidió no se le mostrará nada.',
};

export default spanish;
