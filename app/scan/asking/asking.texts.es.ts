import type { Texts } from '#contract/base/texts.ts';
import type english from './asking.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Preguntar desde tu propio equipo',
  noAnswer: (names) =>
    `Sin respuesta de ${names}. [Preguntar desde tu propio equipo]: antes se te muestra qué se envía y a quién.`,
  lead: 'Algunas fuentes solo admiten cierto número de preguntas nuestras. Tu navegador puede preguntarles en nuestro lugar: desde tu conexión y con tu propio cupo.',
  failed: 'No hemos podido añadir la respuesta. Inténtalo de nuevo.',
  outcomes: {
    found: { title: 'Añadida', description: 'Lo que respondieron a tu navegador ya está en el informe.' },
    clear: { title: 'Añadida', description: 'Respondió que no tiene nada sobre esta dirección.' },
    'not-checked': {
      title: 'Sin comprobar',
      description: 'Lo que ha llegado no es una respuesta que podamos leer. El informe sigue como estaba.',
    },
  },
  sent: 'Qué se envía',
  toWhom: 'A quién',
  learns: (host) => `${host}. Conocerá esta dirección y la dirección IP de tu conexión.`,
  comesBack: 'Qué nos llega',
  wholeAnswer: 'Su respuesta completa. La leemos como leemos las nuestras y la marcamos como consulta de tu navegador.',
  silent:
    'No ha respondido a tu navegador. Puede que esté saturada o que algo en tu equipo la bloquee. El informe sigue como estaba.',
  asking: 'Preguntando…',
  ask: (source) => `Preguntar a ${source} desde aquí`,
  nothing: 'No hay nada que preguntar: todas las fuentes a las que puede preguntar tu navegador han respondido.',
  needsScripts: 'Pregunta tu propio navegador, y para ello necesita JavaScript.',
  policy:
    'Esta página solo puede conectarse a estas fuentes: su política prohíbe todas las demás. La respuesta cuenta únicamente en este informe.',
  back: 'Volver al informe',
};

export default spanish;
