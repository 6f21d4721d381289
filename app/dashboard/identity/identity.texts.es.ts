import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './identity.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Qué buscamos',
  lead: 'Tu Informe detallado de exposición abarca todo lo que aquí está demostrado y los nombres de usuario que indiques. Deja fuera lo que aún espera su prueba.',
  mailbox:
    '¿No sabes bien dónde tienes cuentas? [Tu propio navegador puede encontrarlas en tu correo], y nada de tu correo sale de él.',
  privateSites:
    'Los [sitios privados] quedan fuera de todos los análisis, salvo que pidas que se les pregunte solo para ti.',
  forBrokers: 'Para los intermediarios de datos',
  forBrokersText:
    'No se pregunta a ninguna fuente por estos datos. Nos indican qué intermediarios probablemente tienen tus datos y se usan en las cartas y formularios que envías.',
  brokers: 'Intermediarios que probablemente tienen tus datos',
  companies: 'Escribir a otra empresa',
  notLookedFor: 'Todavía no se ha buscado.',
  lastLookedFor: (date, outcome) => `Última búsqueda el [${date}]: ${outcome}.`,
  failures: {
    add: 'No se ha podido añadir. Inténtalo de nuevo.',
    link: 'No se ha podido enviar el enlace. Inténtalo de nuevo.',
    check: 'No se ha podido comprobar el dominio. Inténtalo de nuevo.',
    hibp: 'No se ha podido preguntar a Have I Been Pwned. Inténtalo de nuevo.',
    profile: 'No se ha podido comprobar el perfil. Inténtalo de nuevo.',
    remove: 'No se ha podido quitar. Inténtalo de nuevo.',
    scan: 'No se ha podido iniciar el análisis. Inténtalo de nuevo.',
  },
  added: {
    mailed: 'Está en tu lista. Le hemos enviado un enlace: ábrelo para demostrar que el buzón es tuyo.',
    proven: 'Está en tu lista y demostrado: su buzón es uno de los tuyos.',
  },
  linkStillWorks: 'En tu buzón ya hay un enlace que todavía es válido.',
  removed: 'Quitado. Ningún análisis posterior preguntará por ello.',
  scanStarted: 'El análisis ha empezado.',
  record: {
    there: 'El registro está ahí: el dominio es tuyo.',
    missing: {
      title: 'Todavía no está',
      description: 'No se ha encontrado el registro. Puede tardar una hora en verse después de publicarlo.',
    },
    unknown: {
      title: 'Sin comprobar',
      description: 'Ahora no se ha podido buscar el registro. Inténtalo de nuevo en unos minutos.',
    },
  },
  token: {
    there: 'El código está ahí: el perfil es tuyo. Ya puedes quitarlo.',
    missing: {
      title: 'Todavía no está',
      description: 'No se ha encontrado el código en el texto del perfil. Puede tardar unos minutos en verse.',
    },
    nobody: { title: 'Ese perfil no existe', description: 'No hay ningún perfil público con este nombre de usuario.' },
    unknown: {
      title: 'Sin comprobar',
      description: 'Ahora no se ha podido preguntar al sitio. Inténtalo de nuevo en unos minutos.',
    },
  },
  pwned: {
    shown:
      'Have I Been Pwned ha visto su registro. El próximo análisis preguntará por todas las direcciones del dominio.',
    missing: {
      title: 'Un registro más',
      description: 'Have I Been Pwned todavía no ha visto su registro. Está junto a tu dominio, más abajo.',
    },
    unknown: {
      title: 'Sin comprobar',
      description: 'Have I Been Pwned no ha respondido. Inténtalo de nuevo en unos minutos.',
    },
  },
  again: (left) =>
    `Tu informe es reciente. Haz uno nuevo con todo lo que has añadido desde entonces: ${counted('es', left, { one: 'análisis disponible', other: 'análisis disponibles' })}, en los 30 días siguientes al informe, sin coste adicional.`,
  scanAgain: 'Volver a analizar con estos datos',
  starting: 'Iniciando…',
  kinds: {
    email: {
      title: 'Direcciones de correo',
      lead: 'Solo buscamos una dirección cuando has confirmado que es tuya.',
      label: 'Otra dirección de correo',
      hint: 'Le enviamos un enlace. Ábrelo con la sesión iniciada aquí.',
      add: 'Añadir dirección',
      empty: 'Todavía no hay otra dirección.',
    },
    domain: {
      title: 'Dominios',
      lead: 'Solo miramos un dominio si es tuyo, y lo comprobamos de nuevo antes de cada análisis.',
      label: 'Un dominio tuyo',
      hint: 'Un dominio que gestionas tú, como example.com. Recibirás un registro para publicarlo.',
      add: 'Añadir dominio',
      empty: 'Todavía no hay ningún dominio.',
    },
    username: {
      title: 'Nombres de usuario',
      lead: 'Cualquiera puede usar el mismo nombre. Un perfil no cuenta hasta que digas, o demuestres, que es tuyo.',
      label: 'Un nombre de usuario tuyo',
      hint: 'Tal como aparece en un perfil, sin la @.',
      add: 'Añadir nombre de usuario',
      empty: 'Todavía no hay ningún nombre de usuario.',
    },
    name: {
      title: 'Nombres completos',
      lead: 'Nombres por los que quizá te conozcan. No se pregunta a ninguna fuente por ellos.',
      label: 'Un nombre completo',
      hint: 'También un nombre anterior u otra forma de escribirlo.',
      add: 'Añadir nombre',
      empty: 'Todavía no hay ningún nombre.',
    },
    phone: {
      title: 'Números de teléfono',
      lead: 'Para los formularios que retiran un número de un directorio. No se pregunta a ninguna fuente por ellos, y no se llama a nadie.',
      label: 'Un número de teléfono',
      hint: 'Con su prefijo de país, como +44 20 7946 0958.',
      add: 'Añadir número',
      empty: 'Todavía no hay ningún número de teléfono.',
    },
    town: {
      title: 'Localidades',
      lead: 'Donde vives o has vivido. No se pregunta a ninguna fuente por ello.',
      label: 'Una localidad',
      hint: 'Los intermediarios distinguen a personas del mismo nombre por los lugares donde han vivido.',
      add: 'Añadir localidad',
      empty: 'Todavía no hay ninguna localidad.',
    },
    country: {
      title: 'País',
      lead: 'De él depende qué intermediarios probablemente tienen tus datos y qué ley citan tus cartas.',
      label: 'Tu país',
      hint: 'Sin él no se nombra a ningún intermediario.',
      add: 'Guardar país',
      empty: 'Todavía no hay ningún país.',
    },
  },
  countries: {
    UK: 'Reino Unido',
    US: 'Estados Unidos',
    AT: 'Austria',
    BE: 'Bélgica',
    CH: 'Suiza',
    DE: 'Alemania',
    FR: 'Francia',
    HK: 'Hong Kong',
    IT: 'Italia',
    SE: 'Suecia',
    EU: 'Otro país de la UE',
  },
  full: (most) => `Como máximo ${most}. Quita uno para añadir otro.`,
  adding: 'Añadiendo…',
  states: { proven: 'Demostrado', waiting: 'A la espera de prueba', declared: 'Declarado por ti' },
  accountAddress: 'La dirección de tu cuenta: con ella inicias sesión.',
  proven: {
    link: (date) => `La confirmaste con un enlace que se le envió, el [${date}].`,
    alias: (date) => `Otra forma de escribir un buzón que es tuyo; demostrado el [${date}].`,
    record: (date) => `Su registro se vio por primera vez el [${date}].`,
    profile: (date) => `Un perfil con este nombre mostró tu código el [${date}].`,
  },
  linkSent: (date) => `Se envió un enlace el [${date}].`,
  noLink: 'Todavía no se ha enviado ningún enlace.',
  recordMissing: (date) => `Su registro faltaba el [${date}].`,
  notChecked: 'Todavía no se ha buscado su registro.',
  toldUs: 'Lo indicaste tú.',
  publish: (domain) =>
    `Añade este registro TXT a ${domain} donde gestionas su DNS y pulsa después «Comprobar ahora». Puede tardar una hora en verse.`,
  sendAgain: 'Enviar de nuevo',
  sending: 'Enviando…',
  checkNow: 'Comprobar ahora',
  checking: 'Comprobando…',
  remove: 'Quitar',
  removing: 'Quitando…',
  ofValue: (label, value) => `${label}: ${value}`,
  likely: (where) => `El perfil en [${where}] probablemente es tuyo.`,
  isThisYou: '¿Es tuyo?',
  profileAt: (where) => `El perfil en ${where}`,
  hibp: {
    title: (domain) => `Todas las direcciones de ${domain} en filtraciones y datos de infostealers`,
    about: (domain) =>
      `Have I Been Pwned muestra todas las direcciones de un dominio que figuran en una filtración, y los sitios cuyos accesos ha copiado un programa malicioso. Exige su propio registro TXT en ${domain} y recibe de nosotros el nombre de tu dominio. El dominio queda después en la lista de quien gestiona este sitio, hasta que lo retire de ella.`,
    addRecord: 'Añade este registro TXT junto al nuestro y vuelve a pulsar el botón.',
    checkRecord: 'Comprobar su registro',
    show: 'Mostrarlo a Have I Been Pwned',
    yourself: (domain) =>
      `Este sitio no las pide. Puedes verlas tú: añade ${domain} en la [búsqueda de dominios de Have I Been Pwned], demuéstralo allí y te mostrará todas tus direcciones.`,
  },
  asking: 'Preguntando…',
  profile: {
    proven: (site, date) => `Demostraste que el perfil en ${site} es tuyo el [${date}].`,
    title: 'Demostrar que un perfil es tuyo',
    how: (username) =>
      `Pon este código en cualquier lugar de la descripción de tu perfil [${username}], elige el sitio y pulsa «Comprobar ahora». Lo que se encuentre en ese perfil quedará demostrado como tuyo. Después puedes quitar el código.`,
    site: 'Sitio del perfil',
  },
};

export default spanish;
