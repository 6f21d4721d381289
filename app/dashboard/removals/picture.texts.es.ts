import type { Texts } from '#contract/base/texts.ts';
import type english from './picture.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Imágenes propias',
  lead: 'Haz una imagen de lo que muestran ahora sobre ti, y otra cuando digan que ya no está. Cada archivo se queda contigo. Tu navegador calcula su huella digital (SHA-256), que guardan esta solicitud y nuestro registro de auditoría: así podrás demostrar más adelante que ese mismo archivo existía ese día.',
  time: 'Qué muestra',
  times: { before: 'Lo que mostraban antes', after: 'Lo que mostraban después' },
  file: 'Imagen',
  note: 'Registrar esta imagen',
  known: (date) => `Es la imagen que se registró el [${date}].`,
  insecure: 'Tu navegador solo calcula huellas digitales en una conexión segura.',
  unread: 'No se ha podido leer este archivo.',
  noted: { before: 'Imagen registrada, de antes', after: 'Imagen registrada, de después' },
  digest: (name, sha256) => `Tu archivo ${name} tiene la huella digital ${sha256}. Consérvalo.`,
};

export default spanish;
