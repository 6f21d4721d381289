import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  account: 'Cuenta',
  wayBack: (contact) =>
    `No se ha borrado nada tuyo. Si quieres recuperar la cuenta, o que se borre todo lo que contiene, escribe a ${contact} desde esta dirección.`,
  deactivated: {
    subject: 'Tu cuenta está desactivada',
    preview: 'Lo has pedido tú. Se ha cerrado la sesión en todas partes.',
    text: (product) =>
      `Has desactivado tu cuenta de ${product}. Se ha cerrado la sesión en todos los dispositivos y nadie puede entrar en ella.`,
    ifNot: 'Si no has sido tú, escríbenos cuanto antes: alguien tenía tu contraseña o tu dispositivo.',
  },
  byStaff: {
    subject: 'Se ha desactivado tu cuenta',
    preview: 'Se ha cerrado la sesión en todas partes.',
    text: (product) =>
      `Nuestro equipo ha desactivado tu cuenta de ${product}. Se ha cerrado la sesión en todos los dispositivos y ya no puedes entrar.`,
  },
  reactivated: {
    subject: 'Tu cuenta vuelve a funcionar',
    preview: 'Puedes iniciar sesión como antes.',
    text: (product) =>
      `Tu cuenta de ${product} se ha reactivado. Puedes iniciar sesión con la misma contraseña que antes.`,
  },
};

export default spanish;
