import type { Texts } from '#contract/base/texts.ts';
import type english from './callback-failures.texts.en.ts';

const spanish: Texts<typeof english> = {
  denied: 'Se ha denegado el acceso. Inténtalo de nuevo o pide un enlace nuevo.',
  expired: 'El enlace ha caducado o no es válido. Pide uno nuevo.',
  failed: 'No se ha podido iniciar sesión',
  noTokens: 'El enlace para restablecer la contraseña no es válido. Pide uno nuevo.',
  notVerified: 'No hemos podido verificar el enlace de restablecimiento. Pide uno nuevo.',
  notConfirmed: 'No hemos podido confirmar tu correo. Inténtalo de nuevo.',
};

export default spanish;
