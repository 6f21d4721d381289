import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  beginning: {
    subject: '¿No analizar nunca esta dirección?',
    preview: 'No cambia nada hasta que lo confirmes. El enlace funciona durante 24 horas.',
    asked: (product) =>
      `Alguien ha pedido a ${product} que no analice nunca esta dirección. Solo puede decidirlo quien lee este buzón, por eso te preguntamos. Si lo confirmas, no buscaremos esta dirección para nadie, tampoco para ti, hasta que cambies de opinión:`,
    button: 'No analizar nunca esta dirección',
    kept: 'Guardamos una huella con clave de la dirección y la fecha, nada más, y se conserva aunque se elimine una cuenta. El enlace funciona durante 24 horas y una sola vez.',
    ifNot: 'Si no lo has pedido, puedes ignorarlo: no cambia nada.',
  },
  ending: {
    subject: 'Esta dirección no se analiza nunca',
    preview: 'Seguirá así mientras no confirmes lo contrario. El enlace funciona durante 24 horas.',
    asked: (product) =>
      `Alguien ha preguntado por esta dirección en ${product}. Nos dijiste que no la analizáramos nunca, y no lo hacemos. Si has cambiado de opinión, confírmalo y quien lea este buzón podrá volver a analizarla:`,
    button: 'Volver a permitir los análisis',
    ifNot:
      'Si no es así, no tienes que hacer nada: todo sigue igual. El enlace funciona durante 24 horas y una sola vez.',
  },
};

export default spanish;
