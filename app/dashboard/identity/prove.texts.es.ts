import type { Texts } from '#contract/base/texts.ts';
import type english from './prove.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Confirmar una dirección',
  failed: 'No se ha podido confirmar la dirección. Inténtalo de nuevo.',
  done: 'El buzón es tuyo: desde ahora tus análisis lo incluyen.',
  deadLink: 'Este enlace no funciona',
  ask: '¿Es tuyo este buzón?',
  askText:
    'Al pulsar el botón, la dirección queda demostrada en la cuenta con la que has iniciado sesión, y sus análisis la incluyen. Púlsalo solo si añadiste tú la dirección.',
  confirming: 'Confirmando…',
  confirm: 'Sí, este buzón es mío',
};

export default spanish;
