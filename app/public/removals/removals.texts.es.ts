import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './removals.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Cómo responden las empresas',
  description:
    'Cuántas personas escribieron a cada empresa, cuántas recibieron respuesta y cuándo, y qué se vio desaparecer.',
  lead: 'Quién responde cuando alguien pide que se supriman sus datos, con qué rapidez y si después han desaparecido.',
  companies: 'Empresas',
  caption: 'Cómo respondieron las empresas',
  columns: {
    company: 'Empresa',
    asked: 'Solicitudes',
    answered: 'Respondidas',
    median: 'Tiempo mediano',
    said: 'Lo da por hecho',
    gone: 'Comprobado: ya no está',
    back: 'Ha reaparecido',
  },
  countOf: (count, of) => `${count} de ${of}`,
  range: (low, high) => `del ${low} % al ${high} %`,
  noAnswer: 'Aún sin respuesta',
  days: (count) => counted('es', count, { one: 'día', other: 'días' }),
  empty: 'Todavía no se ha escrito lo suficiente a ninguna empresa',
  emptyText: (fewest) => `Una empresa aparece aquí cuando ${fewest} personas le han escrito.`,
  how: 'Cómo se cuenta',
  howRequests:
    'Cada solicitud que alguien envió con nuestra ayuda cuenta una vez. «Lo da por hecho» es lo que dice la empresa. «Comprobado: ya no está» es lo que vimos: se había encontrado y faltó en tres días dentro de un plazo de 30, siempre mientras la fuente superaba sus pruebas. Mucho no se puede ver desde fuera, así que se ve desaparecer menos de lo que se hace.',
  howShares: (fewest) =>
    `Una empresa aparece cuando ${fewest} personas le han escrito. Debajo de cada recuento está el intervalo en el que se encuentra la proporción con un 95 % de certeza (intervalo de Wilson): con pocas solicitudes es amplio. Todo se cuenta una vez cada noche.`,
  files: 'Como archivos: [una tabla] y [para programas]. Los recuentos de varios sitios se pueden sumar.',
};

export default spanish;
