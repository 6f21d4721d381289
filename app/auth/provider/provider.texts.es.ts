import outcomes from '#contract/accounts/provider.texts.es.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './provider.texts.en.ts';

const spanish: Texts<typeof english> = {
  outcomes,
  title: 'Iniciar sesión',
  toSettings: 'Volver a Ajustes',
  toSignIn: 'Volver al inicio de sesión',
  leaving: (name) => `Te llevamos a ${name}`,
  leavingText: 'Si no ocurre nada, usa el botón.',
  continueTo: (name) => `Continuar a ${name}`,
  linked: 'Cuenta vinculada',
  linkedText: (name) => `Ahora puedes iniciar sesión con ${name}.`,
};

export default spanish;
