import type { Texts } from '#contract/base/texts.ts';
import type english from './forms.texts.en.ts';

const spanish: Texts<typeof english> = {
  error: 'Error',
  success: 'Listo',
  tooSlow: 'Tardó demasiado en llegar. No se ha perdido nada: vuelve a enviarlo o envía menos de una vez.',
  tooLarge: 'Es demasiado grande. No se ha perdido nada: quita algo y vuelve a enviarlo.',
  inAMinute: 'No se ha perdido nada: vuelve a enviarlo dentro de un minuto.',
  offline: 'No tienes conexión. No se ha perdido nada: vuelve a enviarlo cuando la recuperes.',
  unreachable: 'No hemos recibido el envío. No se ha perdido nada: revisa tu conexión y vuelve a enviarlo.',
};

export default spanish;
