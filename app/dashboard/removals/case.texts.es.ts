import type { Texts } from '#contract/base/texts.ts';
import type { SendWay } from '#contract/removal/desk.ts';
import type { LetterLanguage } from '#contract/removal/letters.ts';
import type english from './case.texts.en.ts';

const ways: Readonly<Record<SendWay, string>> = {
  email: 'por correo electrónico',
  post: 'por correo postal',
  form: 'con su formulario',
};

const languages: Readonly<Record<LetterLanguage, string>> = {
  en: 'inglés',
  es: 'español',
  fr: 'francés',
  de: 'alemán',
};

const spanish: Texts<typeof english> = {
  crumb: 'Solicitud',
  title: (company) => `Solicitud a ${company}`,
  calendar: 'Poner el día en tu calendario',
  saving: 'Guardando…',
  failures: {
    draft: 'No se ha podido cambiar la carta. Inténtalo de nuevo.',
    sent: 'No se ha podido anotar. Inténtalo de nuevo.',
    answer: 'No se ha podido anotar la respuesta. Inténtalo de nuevo.',
    authority: 'No se ha podido anotar la reclamación. Inténtalo de nuevo.',
    picture: 'No se ha podido registrar la imagen. Inténtalo de nuevo.',
    bounced: 'No se ha podido anotar. Inténtalo de nuevo.',
    close: 'No se ha podido cerrar la solicitud. Inténtalo de nuevo.',
    delete: 'No se ha podido eliminar la solicitud. Inténtalo de nuevo.',
  },
  done: {
    draft: 'La carta ya recoge el cambio.',
    sent: 'Anotado. Te avisaremos antes de que venza el plazo de respuesta, y cuando haya vencido.',
    answer: 'La respuesta está anotada.',
    authority: 'La reclamación está anotada.',
    picture: 'La huella digital de tu imagen está en el registro.',
    bounced: 'Anotado. Esa dirección ya no se ofrece.',
    close: 'La solicitud está cerrada.',
  },
  answer: {
    title: 'Su respuesta',
    lead: (company) => `Cuando ${company} haya respondido, indica qué dice. De ahí sale la siguiente carta.`,
    kind: 'Qué dicen',
    ground: 'Por qué se niegan',
    day: 'Cuándo llegó',
    keep: 'Conservar su texto con esta solicitud',
    keepHint: 'Cifrado con tu clave. Si no marcas esta casilla, el texto no sale nunca de este navegador.',
    note: 'Anotar esta respuesta',
    seems: (answer, words) =>
      words.length > 0
        ? `Parece decir: [${answer}], por las palabras ${words.map((word) => `«${word}»`).join(', ')}. Si no es así, corrígelo abajo.`
        : `Parece decir: [${answer}]. Si no es así, corrígelo abajo.`,
    drop: 'Suelta aquí el correo o elige su archivo (.eml)',
    paste: 'O pega su texto',
    read: 'Leer',
    inBrowser: 'Se lee en este navegador y no se envía a ninguna parte.',
    notRead: 'No se ha podido leer. Pega el texto de la respuesta.',
    tooLarge: 'Este archivo es más grande de lo que debería ser un correo. Pega el texto de la respuesta.',
  },
  complaint: {
    title: 'Si se niegan o no responden',
    companyFirst:
      'Donde vives, la reclamación se dirige primero a la empresa. Elige «Reclamación a la empresa» como tipo de carta y acude a la autoridad si no sirve de nada.',
    bundle: (language) =>
      `[Todo para la autoridad (PDF)]: tus cartas, las fechas, sus respuestas tal como las anotaste y lo que pides. Está en ${languages[language]}. No se envía nada en tu nombre.`,
    several: 'Es la del estado donde vives o donde está la empresa.',
    none: 'No conocemos ninguna autoridad para el lugar donde vives. Puede ayudarte su regulador de privacidad o su fiscal general.',
    authority: 'Autoridad',
    day: 'Qué día',
    complained: 'He reclamado',
  },
  end: {
    closing: 'Cerrando…',
    close: 'Cerrar esta solicitud',
    delete: 'Eliminar esta solicitud',
    deleteTitle: '¿Eliminar esta solicitud?',
    deleteText: 'Con ella se van sus cartas, respuestas y fechas. No se puede deshacer.',
    keep: 'Conservarla',
    deleting: 'Eliminando…',
    confirm: 'Eliminar',
  },
  history: {
    title: 'Qué ha ocurrido',
    answerNoted: 'Respuesta anotada',
    complaintNoted: 'Reclamación ante una autoridad anotada',
    sent: (way, date, to) =>
      to
        ? `Indicaste que la enviaste ${ways[way]} el [${date}] a ${to}.`
        : `Indicaste que la enviaste ${ways[way]} el [${date}].`,
    told: (fields) => `Les reveló: ${fields.map((field) => field.toLowerCase()).join(', ')}.`,
    kept: (purpose, subject) => `${purpose}: ${subject}`,
    answered: (date, answer, ground) =>
      ground ? `Su respuesta del [${date}]: ${answer}. ${ground}.` : `Su respuesta del [${date}]: ${answer}.`,
    theirWords: 'Lo que escribieron',
    complained: (date, authority) => `Indicaste que reclamaste ante ${authority} el [${date}].`,
    looks: 'Qué vimos al comprobarlo',
    found: (date) => `[${date}]: estaba ahí.`,
    absent: (date) => `[${date}]: no estaba ahí.`,
    'no-answer': (date) => `[${date}]: el sitio no respondió.`,
    untrusted: {
      found: (date) => `[${date}]: estaba ahí, pero la comprobación no era fiable y no cuenta.`,
      absent: (date) => `[${date}]: no estaba ahí, pero la comprobación no era fiable y no cuenta.`,
      'no-answer': (date) => `[${date}]: el sitio no respondió, pero la comprobación no era fiable y no cuenta.`,
    },
  },
  place: {
    title: 'Qué hemos visto',
    notYet: 'Estamos averiguando si podemos mirar en ese sitio. Tardará unos minutos.',
    presence: {
      'seen-gone': 'Comprobado: ya no está',
      listed: 'Sigue ahí',
      'not-rechecked': 'Sin volver a comprobar',
      'not-found': 'Nunca encontrado',
      'said-done': 'Dicen que está hecho, sin comprobar',
      unseen: 'No se puede comprobar',
    },
    unseen: {
      lasting:
        'No se puede comprobar que desaparezca lo que ha difundido una filtración: quedan copias. La empresa puede eliminar su propio registro, y solo ella puede confirmarlo.',
      'not-public': 'No podemos mirar en ese sitio: solo puede la empresa. Lo que dice no está comprobado.',
      unknown:
        'Esta solicitud no empezó con ningún hallazgo nuestro, así que no hay ningún sitio donde podamos volver a mirar.',
    },
    gone: (foundAt, absentAt) =>
      `Encontrado el ${foundAt} y ausente el ${absentAt.join(', el ')}, cada vez mientras la fuente superaba sus pruebas.`,
    listed: (date) => `Estaba ahí la última vez que miramos, el ${date}.`,
    neverFound: (date) => `Nunca lo hemos encontrado ahí; miramos por última vez el ${date}.`,
    absences: (count) =>
      `Hasta ahora ha estado ausente ${count === 1 ? 'una vez' : 'dos veces'}. Lo damos por desaparecido tras tres ausencias en 30 días.`,
    nothingProves: 'Desde que se encontró, nada demuestra que haya desaparecido.',
    source: (source) => `[${source}]`,
    sourceAndNext: (source, date) => `[${source}]. Volvemos a mirar el ${date}.`,
    certificate: 'Certificado (PDF)',
    forPrograms: 'Para programas (JSON)',
    check:
      'Cualquiera puede [comprobarlo]: contiene la entrada de nuestro registro de auditoría y la prueba correspondiente.',
    bounced: (email) => `¿Te han devuelto el correo a ${email} porque no se podía entregar?`,
    cameBack: 'Me lo han devuelto',
  },
};

export default spanish;
