import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { countMarks, type MarkKind } from '#contract/sources/listing.ts';
import type english from './sources.texts.en.ts';

const marks: Readonly<Record<MarkKind, string>> = {
  passed: 'sin fallos',
  gone: 'sin nadie con quien ponerla a prueba',
  unanswered: 'sin respuesta',
  failed: 'con una respuesta errónea',
  none: 'sin preguntas',
};

const spanish: Texts<typeof english> = {
  title: 'Fuentes',
  description:
    'Todas las fuentes a las que puede preguntar un análisis: con qué datos, a qué ritmo, si hoy han superado sus pruebas y de quién son.',
  lead: 'Todas las fuentes a las que un análisis puede preguntar por ti. Donde podemos, ponemos a prueba cada una con una pregunta cuya respuesta conocemos; lo que dice de ti solo cuenta mientras las supera. A un sitio que encuentra tu nombre de usuario le preguntamos también por uno parecido e inventado, que no debe encontrar.',
  live: (live, total) =>
    `Hoy hay ${counted('es', live, { one: 'fuente de datos activa', other: 'fuentes de datos activas' })}. La lista tiene ${counted('es', total, { one: 'fuente', other: 'fuentes' })}, incluidas las que aún tienen que demostrar que funcionan y aquellas a las que ahora no se pregunta.`,

  filter: 'Fuentes',
  search: 'Buscar',
  kind: 'Tipo',
  today: 'Hoy',
  all: 'Todas',
  show: 'Mostrar',
  match: (matching, total) => `Coinciden ${matching} de ${total}.`,
  thereAre: (total) => `Hay ${counted('es', total, { one: 'fuente', other: 'fuentes' })}.`,
  noMatch: 'Ninguna fuente coincide',
  noMatchText: 'Prueba con menos palabras o con otro tipo.',
  showAll: 'Mostrar todas las fuentes',
  kinds: {
    breaches: 'Colecciones de filtraciones',
    identity: 'Identidad pública',
    keys: 'Claves y certificados',
    code: 'Código y commits',
    domain: 'El dominio de tu correo',
    reputation: 'Listas de reputación',
    profiles: 'Perfiles públicos',
  },
  liveToday: (count) => `activas hoy: ${count}`,
  showThem: 'Mostrarlas',

  conditions: {
    answering: 'Activa hoy',
    quiet: 'Sin respuesta hoy',
    doubted: 'En duda',
    out: 'No se le pregunta',
    tried: 'En pruebas',
    off: 'Desactivada',
  },
  days: (runs) => {
    const { total, marks: counts } = countMarks(runs);
    const told = counts.map(([kind, count]) => `${count} ${marks[kind]}`).join(', ');
    return total === 1 ? `Último día: ${told}` : `Últimos ${total} días: ${told}`;
  },
  askedWithLabel: 'Se le pregunta con',
  askedWith: {
    P0: 'Nada que te nombre: solo un dominio',
    P1: 'Un hash de tu dirección, o una parte de él',
    P2: 'Un nombre de usuario o un nombre',
    P3: 'Tu dirección, tal cual',
  },
  ownDomain: (asked) => `${asked}, y solo uno que hayas demostrado que es tuyo`,
  pace: 'Ritmo',
  countries: 'Se usa sobre todo en',
  right: 'Aciertos hasta ahora',
  precision: ({ atLeast, answers }) =>
    `Al menos el ${Math.floor(100 * atLeast)} % de lo que encontró por un nombre era de quien preguntó, según ${counted('es', answers, { one: 'respuesta', other: 'respuestas' })}`,
  covers: 'Qué abarca «nada encontrado»',
  credit: 'Crédito',
  credits:
    'Las reglas con las que se pregunta a los sitios de perfiles vienen de [WhatsMyName] (CC BY-SA 4.0), [maigret] y [sherlock] (MIT), y lo que hace falta para borrar una cuenta, de [JustDeleteMe] (MIT). Un sitio que solo una de ellas conoce está en pruebas hasta que supera las nuestras, y hasta entonces queda fuera de todos los análisis.',
};

export default spanish;
