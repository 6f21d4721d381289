import type { Texts } from '#contract/base/texts.ts';
import type english from './kept.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Qué guardamos',
  description: 'Todos los tipos de datos que guardamos sobre las personas: qué son, por qué y hasta cuándo.',
  lead: 'Todos los tipos de datos que guardamos sobre las personas. Los plazos son los que aplicamos para eliminarlos, al menos una vez al día.',
  signedIn:
    '[Mira qué parte se refiere a ti]. La [política de privacidad] dice quién más recibe qué y qué derechos tienes.',
  visitor:
    'Con la sesión iniciada, en Ajustes ves qué parte se refiere a ti. La [política de privacidad] dice quién más recibe qué y qué derechos tienes.',
  chapters: {
    account: 'Tu cuenta',
    scans: 'Los análisis y lo que encuentran',
    orders: 'Pedidos y pagos',
    messages: 'Mensajes y correos',
    safety: 'Para proteger el servicio',
  },
  why: 'Por qué',
  until: 'Hasta cuándo',
  first: (day) => `Lo primero que guardamos sobre ti se elimina el [${day}].`,
  notPerPerson: 'No se guarda por persona',
  nothing: 'Nada',
};

export default spanish;
