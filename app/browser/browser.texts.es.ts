import type { Texts } from '#contract/base/texts.ts';
import type english from './browser.texts.en.ts';

const spanish: Texts<typeof english> = {
  error: 'Error',
  notOpened: 'No se ha podido abrir. Revisa tu conexión e inténtalo de nuevo.',
  back: 'La página se abrirá en cuanto vuelva la conexión.',
  slow: 'Está tardando más de lo normal',
  slowText: 'El envío sigue en curso y no se ha perdido nada. Puedes esperar aquí.',
  notAll: 'No se ha podido cargar todo',
  notAllText: 'No se ha perdido nada. La página continuará en cuanto vuelva la conexión.',
  nothingLost: (more) => `No se ha perdido nada. ${more}`,
  notSent: 'Aún no se ha enviado',
  offline: 'No tienes conexión',
  formWaits:
    'No se ha perdido nada. Tu formulario se enviará en cuanto vuelva la conexión. Si lo detienes, lo que has escrito se queda aquí.',
  stop: 'Detener',
  tryAgain: 'Reintentar',
  checkingSession: 'Comprobando tu sesión…',
};

export default spanish;
