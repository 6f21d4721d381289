import type { Texts } from '#contract/base/texts.ts';
import { link, strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  stop: (until, stopUrl) => [
    until === null
      ? 'Recibes este correo porque pediste que te avisáramos cuando algo cambiara. '
      : `Recibes este correo porque pediste que te avisáramos cuando algo cambiara. Seguimos hasta el ${until}, y antes te preguntaremos si quieres otro año. `,
    link('Detener la vigilancia', stopUrl),
    '.',
  ],
  signIn: 'Para leerlo tienes que iniciar sesión.',
  oneBrowser:
    'El enlace funciona en el primer navegador que lo abre. En cualquier otro, su página puede enviarte uno nuevo mientras se conserve el resultado.',
  kinds: { new: 'Nuevo', published: 'Filtración nueva', back: 'Ha vuelto', gone: 'Desaparecido' },
  gone: (name) => [strong('Desaparecido: '), name],
  change: (kind, name, since, step) => [
    strong(`${kind}: `),
    name,
    since === null ? '.' : `. Desde: ${since}.`,
    step === null ? ' No hay nada que hacer.' : ` Haz esto ahora: ${step}`,
  ],
  firstChange: (kind, title) => `${kind}: ${title}`,
  changed: {
    published: (count) =>
      count === 1
        ? 'Tu dirección está en una filtración recién publicada'
        : `Tu dirección está en ${count} filtraciones recién publicadas`,
    onlyGone: 'Algo sobre ti ya no se encuentra',
    worse: (count) =>
      count === 1 ? 'Hay algo nuevo expuesto sobre ti' : `Hay ${count} cosas nuevas expuestas sobre ti`,
    catalogue: (product) =>
      `Un catálogo público de filtraciones tiene algo nuevo, y ${product} ha preguntado si te afecta. Te afecta:`,
    scanned: (product) => `${product} ha vuelto a hacer un análisis para ti. Esto ha cambiado desde la última vez:`,
    more: (count) => `Y ${count} más.`,
    see: 'Ver qué ha cambiado',
  },
  unchanged: {
    subject: 'Nada nuevo sobre ti',
    preview: (answered) => `${answered}.`,
    scanned: (product, answered) =>
      `${product} ha vuelto a hacer un análisis para ti: ${answered}. Ninguna de las que han respondido tiene nada nuevo; las que no han respondido no dicen nada, ni en un sentido ni en otro.`,
    see: 'Ver el informe',
  },
  address: {
    subject: 'Te avisamos cuando esto cambie',
    preview: (next) => `El próximo análisis es el ${next}.`,
    asked: (product, next) =>
      `En la página de tu análisis gratuito pediste a ${product} que te avisara cuando cambie el resultado. Volvemos a analizar esta dirección cada mes, por primera vez el ${next}, leemos cada día los catálogos públicos de filtraciones y te escribimos qué ha cambiado, o que no ha cambiado nada.`,
    ends: (until, stopUrl) => [
      `No hace falta una cuenta. Paramos el ${until}, salvo que nos digas que sigamos; te lo preguntaremos en un correo. ¿No has sido tú o has cambiado de opinión? `,
      link('Detén la vigilancia', stopUrl),
      ' y se eliminará lo que guardamos para ello.',
    ],
  },
  ends: {
    subject: (until) => `Dejamos de vigilar el ${until}`,
    preview: 'Salvo que nos digas que sigamos.',
    ask: (product, until) =>
      `Durante casi un año, ${product} te ha avisado cuando cambiaba lo que está expuesto sobre esta dirección. Paramos el ${until} y después eliminamos lo que guardamos para ello. ¿Quieres que sigamos otro año?`,
    button: 'Seguir',
    otherwise: (stopUrl) => [
      'Si no, no tienes que hacer nada: este es el único correo que lo pregunta. Para parar ya: ',
      link('Detener la vigilancia', stopUrl),
      '.',
    ],
  },
  year: {
    subject: (until) => `Tu año de vigilancia termina el ${until}`,
    preview: 'No se renueva de forma automática.',
    until: (product, until) =>
      `Hasta el ${until}, ${product} vuelve a analizar todo lo que nos has indicado. Después, las direcciones que has confirmado se siguen analizando con la frecuencia que elegiste y se comparan cada día con las filtraciones nuevas, gratis. Tus dominios y nombres de usuario, no.`,
    renew:
      'No se renueva de forma automática ni se cobra nada. Si quieres otro año, pídelo: empieza cuando termine este.',
    button: 'Otro año',
    only: (watchingUrl) => [
      'Este es el único correo sobre ello. Qué se vigila, y cada cuánto, está en ',
      link('Vigilancia', watchingUrl),
      '.',
    ],
  },
};

export default spanish;
