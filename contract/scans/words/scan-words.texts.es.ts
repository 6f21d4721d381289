import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './scan-words.texts.en.ts';

const countedSources = (count: number) => counted('es', count, { one: 'fuente', other: 'fuentes' });
const all = new Intl.ListFormat('es');
const any = new Intl.ListFormat('es', { type: 'disjunction' });

const spanish: Texts<typeof english> = {
  /** Names of scans that nobody ordered. */
  unordered: { watching: 'Vigilancia', newBreach: 'Nueva filtración' },
  sourceCategories: {
    breaches: 'Colecciones de filtraciones',
    identity: 'Identidad pública',
    keys: 'Claves y certificados',
    code: 'Código y commits',
    domain: 'El dominio de tu correo',
    reputation: 'Listas de reputación',
    profiles: 'Perfiles públicos',
  },
  findingCategories: {
    credentials: 'Contraseñas y credenciales',
    'government-id': 'Documentos oficiales',
    intimate: 'Vida privada',
    financial: 'Dinero y pagos',
    health: 'Salud',
    location: 'Dónde vives',
    phone: 'Teléfono',
    identity: 'Tu identidad',
    profiles: 'Perfiles públicos',
    email: 'Tu dirección de correo',
    technical: 'Rastros técnicos',
  },
  certainty: { confirmed: 'Confirmado', likely: 'Probable', possible: 'Posible' },
  ownership: {
    proven: 'Está demostrado que es tuyo',
    likely: 'Probablemente tuyo',
    candidate: 'Puede ser tuyo',
    conflicting: 'Puede ser de otra persona',
  },
  all: (items) => all.format(items),
  any: (items) => any.format(items),
  sources: countedSources,
  coverage: {
    checked: (answered, asked) =>
      `${answered} de ${counted('es', asked, { one: 'fuente comprobada', other: 'fuentes comprobadas' })}`,
    answered: (answered, asked, count) =>
      `${counted('es', answered, { one: 'respuesta', other: 'respuestas' })} a ${counted('es', asked, { one: 'pregunta hecha', other: 'preguntas hechas' })} a ${countedSources(count)}`,
    toCome: (checked, waiting) => `${checked}, ${waiting} por llegar`,
    thisAddress: 'esta dirección',
    notYet: {
      title: 'Aún no se ha comprobado nada',
      text: 'Las fuentes figuran en la lista con la hora a la que se les preguntará.',
    },
    nothingChecked: {
      title: 'No se ha podido comprobar nada',
      text: 'No ha respondido ninguna fuente, así que esto no dice nada de lo que saben.',
    },
    nothingFound: 'Sin hallazgos',
    noneThatAnswered: (about) =>
      `Ninguna de las fuentes que han respondido conoce ${about}. Las demás figuran en la lista de fuentes.`,
    none: (about) => `Ninguna de las fuentes conoce ${about}.`,
  },
  answers: {
    reasons: {
      timeout: 'Sin comprobar: no respondió a tiempo',
      unreachable: 'Sin comprobar: no se pudo conectar',
      limited: 'Sin comprobar: nos pidió ir más despacio',
      refused: 'Sin comprobar: se negó a responder',
      failed: 'Sin comprobar: la fuente falló',
      changed: 'Sin comprobar: una respuesta que no podemos leer',
      'not-applicable': 'No se aplica a esta dirección',
      interrupted: 'Sin comprobar: no quedaba tiempo',
      unproved: 'Sin comprobar: su respuesta no pudo demostrarse',
      conflicting: 'Sin comprobar: su respuesta no muestra este nombre',
      indiscriminate: 'Sin comprobar: también encuentra nombres inventados',
      suspended: 'Sin comprobar: no se le pregunta mientras dudemos de sus respuestas',
      'opted-out': 'Sin comprobar: nos pediste no analizar nunca esta dirección',
      withdrawn: 'Sin comprobar: su respuesta se ha retirado',
    },
    doubts: {
      unproved:
        'Le preguntamos algo cuya respuesta se conoce, para ver si dice la verdad, y no recibimos una respuesta válida.',
      conflicting:
        'Algunos sitios acortan un nombre o cambian sus caracteres y responden con otro perfil. No se pudo demostrar que lo que envió fuera el perfil por el que preguntamos.',
      indiscriminate:
        'También le preguntamos por un nombre inventado de la misma forma y lo encontró igualmente. Por eso su respuesta no dice nada del tuyo.',
      suspended:
        'No superó nuestras pruebas o estamos revisando sus respuestas. Volveremos a preguntarle cuando sea de fiar.',
      withdrawn: 'Dio respuestas erróneas cuando la probamos más tarde. Lo que había dicho aquí ya no cuenta.',
    },
    fromBrowser:
      'Le preguntó tu navegador. Hemos leído la respuesta que trajo, pero no podemos demostrar que la enviara la fuente.',
    reused: (when) => `Respondió el ${when} y no se le ha vuelto a preguntar.`,
    about: (time) => `hacia las ${time}`,
    toCome: 'Por llegar',
    toComeAt: (when) => `Por llegar, ${when}`,
    queued: 'En cola',
    checking: 'Comprobando…',
    found: (findings) => counted('es', findings, { one: 'hallazgo', other: 'hallazgos' }),
    clear: 'Nada encontrado',
    byBrowser: (answer) => `${answer}, según la consulta de tu navegador`,
    named: (source, about) => `${source} sobre ${about}`,
  },
  proofs: {
    control: {
      passed: 'Superado: al preguntarle por algo que nadie puede tener, no encontró nada.',
      none: 'No se conoce ninguno: no hay pregunta para ella cuya respuesta se sepa de antemano.',
    },
    controlNotKept: 'No se guardó con este resultado.',
    asked: (source, about) => `Se preguntó a ${source} por ${about}`,
    askedAll: (names, about) => `Se preguntó a ${names} por ${about}`,
    aboutOn: (about, when) => `${about}, el ${when}`,
    rule: (version) => `Versión de la regla: ${version}.`,
    controlled: (words) => `Control: ${words}`,
  },
  changes: {
    headings: {
      new: 'Nuevos',
      back: 'Han vuelto',
      uncovered: 'Hallados donde antes no se sabía nada',
      gone: 'Desaparecidos',
      unchecked: 'Sin volver a comprobar',
      changed: 'Cuentan de otra forma',
    },
    counts: {
      new: (count) => counted('es', count, { one: 'nuevo', other: 'nuevos' }),
      back: (count) => counted('es', count, { one: 'que ha vuelto', other: 'que han vuelto' }),
      uncovered: (count) =>
        counted('es', count, {
          one: 'hallado donde antes no se sabía nada',
          other: 'hallados donde antes no se sabía nada',
        }),
      gone: (count) => counted('es', count, { one: 'desaparecido', other: 'desaparecidos' }),
      unchecked: (count) => `${count} sin volver a comprobar`,
    },
    none: 'Nada nuevo y nada desaparecido',
    noPoints: 'Uno de los dos análisis no tiene puntuación, así que no se pueden comparar puntos.',
    same: (score) => `Lo que consta sigue sumando ${score} puntos.`,
    moved: (before, after, effect) => `Lo que consta ha pasado de ${before} a ${after} puntos: ${effect}.`,
  },
  plan: {
    due: { today: 'Hoy', 'this-week': 'Esta semana' },
    minutes: (minutes) => `${minutes} min`,
    when: (due, minutes) => `${due}, ${minutes}`,
    score: (today) => `${today} hoy.`,
    scoreAtEnd: (today) => `${today} hoy, 0 cuando todo esté hecho.`,
    scoreAfter: (today, after) => `${today} hoy, ${after} cuando esto esté hecho.`,
    scoreAfterAndAtEnd: (today, after) => `${today} hoy, ${after} cuando esto esté hecho, 0 cuando todo esté hecho.`,
    falls: (steps) =>
      `Muchos hallazgos pesan lo mismo, así que empieza a bajar tras unos ${counted('es', steps, { one: 'paso', other: 'pasos' })}.`,
  },
  timeline: {
    span: (from) => `Desde ${from} hasta hoy`,
    undated: (places) => `Fecha desconocida: ${places}.`,
    undatedMore: (places, more) => `Fecha desconocida: ${places} y ${more} más.`,
  },
  offers: { guidance: '¿Prefieres no hacerlo por tu cuenta?', fraud: '¿Qué podría hacer alguien con esto?' },
  scoreMethod:
    'Cuanto más baja, más tranquila. La puntuación valora la gravedad de cada exposición, lo reciente que es y lo fácil que resulta encontrarla. No puede ver lo que nadie ha publicado. Mientras haya fuentes sin respuesta es un intervalo: lo que se sabe y lo peor que pueden guardar. Cuenta aquello en lo que aún hay algo que hacer y es 0 cuando no queda nada; lo que se ha filtrado sigue constando a su lado.',
  sampleNote:
    'Esto es un ejemplo. La persona es inventada, y también lo que se encontró sobre ella: unos sustitutos respondieron en lugar de las fuentes.',
};

export default spanish;
