import type { Place } from '#core/removal/letters/rights.ts';
import { type LawNames, type LetterWords, nameOfLaw } from './words.ts';

/** As they stand after "de". */
const laws: LawNames = {
  gdpr: 'del Reglamento General de Protección de Datos (RGPD)',
  'uk-gdpr': 'del RGPD del Reino Unido (UK GDPR) y de la Data Protection Act 2018',
  fadp: 'de la Ley Federal suiza de Protección de Datos (LPD)',
  ccpa: 'de la Ley de Privacidad del Consumidor de California (CCPA)',
  lgpd: 'de la Ley General de Protección de Datos de Brasil (LGPD)',
  pipeda: 'de la ley canadiense Personal Information Protection and Electronic Documents Act (PIPEDA)',
  quebec: 'de la Ley de Quebec sobre la protección de la información personal en el sector privado',
  app: 'de la ley australiana Privacy Act 1988',
};

const placeText = ({ number, paragraph, letter }: Place): string =>
  [
    number,
    ...(paragraph === undefined ? [] : [`apartado ${paragraph}`]),
    ...(letter === undefined ? [] : [`letra ${letter}`]),
  ].join(', ');

const numbers = new Map([
  [1, 'un'],
  [2, 'dos'],
]);

export const spanish: LetterWords = {
  greeting: (recipient) => `A la atención de ${recipient}`,
  under(law, places) {
    const name = nameOfLaw(law, laws, (act) => `de la ley ${act}`);
    const numbered = places
      .map(placeText)
      .join(places.some(({ paragraph }) => paragraph !== undefined) ? ', y del artículo ' : ' y del artículo ');
    if (numbered === '') return `en virtud ${name}`;
    if (law === 'app') return `en virtud del Australian Privacy Principle ${numbered} ${name}`;
    return `en virtud del artículo ${numbered}${/,/.test(numbered) ? ',' : ''} ${name}`;
  },
  labels: {
    email: 'Correo electrónico',
    name: 'Nombre',
    phone: 'Número de teléfono',
    address: 'Dirección postal',
    town: 'Localidad',
    birthDate: 'Fecha de nacimiento',
    recordUrl: 'Página sobre mí',
    username: 'Nombre de usuario',
  },
  labelled: (label, value) => `${label}: ${value}`,
  residence: (state) => `Resido en el estado de ${state}.`,
  brands: (names) => `Esta solicitud se refiere también a ${names}.`,
  requests: {
    'access-first': {
      subject: '¿Tienen datos personales sobre mí?',
      opening: (under) => `Les ruego que me digan si tienen datos personales sobre mí. Lo solicito ${under}.`,
      details: null,
    },
    'access-held': {
      subject: 'Solicitud de una copia de mis datos personales',
      opening: (under) => `Ustedes tienen datos personales sobre mí. Solicito acceso a ellos ${under}.`,
      details: null,
    },
    erasure: {
      subject: 'Solicitud de supresión de mis datos personales',
      opening: (under) => `Solicito que supriman los datos personales que tienen sobre mí, ${under}.`,
      details:
        'Si se basan en mi consentimiento, lo retiro. También me opongo a cualquier uso de los datos para mercadotecnia directa, incluida la elaboración de perfiles. Les ruego que informen a todos los destinatarios de los datos y que conserven solo una anotación que impida que vuelvan a registrarme.',
    },
    'erasure-objected': {
      subject: 'Solicitud de supresión de mis datos personales',
      opening: (under) => `Me opongo al tratamiento de mis datos personales y solicito que los supriman, ${under}.`,
      details:
        'Les ruego que informen a quienes hayan recibido los datos y que conserven solo una anotación que impida que vuelvan a registrarme.',
    },
    'erasure-collected': {
      subject: 'Solicitud de eliminación de mis datos personales',
      opening: (under) => `Solicito que eliminen los datos personales que han recopilado sobre mí, ${under}.`,
      details: 'Les ruego que trasladen esta solicitud a sus proveedores de servicios.',
    },
    'erasure-obtained': {
      subject: 'Solicitud de eliminación de mis datos personales',
      opening: (under) =>
        `Solicito que eliminen los datos personales que les he facilitado y los que han obtenido sobre mí, ${under}.`,
      details: 'Les ruego que trasladen esta solicitud a quienes tratan los datos por cuenta de ustedes.',
    },
    'erasure-provided': {
      subject: 'Solicitud de eliminación de mis datos personales',
      opening: (under) => `Solicito que eliminen los datos personales que les he facilitado, ${under}.`,
      details: null,
    },
    'erasure-unneeded': {
      subject: 'Solicitud de eliminación de mis datos personales',
      opening: (under) => `Solicito que eliminen mis datos personales ${under}.`,
      details:
        'Esto se refiere a los datos que tratan con mi consentimiento y a los que sean innecesarios, excesivos o tratados en contra de la ley. Les ruego que trasladen esta solicitud a quienes hayan recibido los datos.',
    },
    'objection-marketing': {
      subject: 'Oposición a la mercadotecnia directa',
      opening: (under) =>
        `Me opongo al uso de mis datos personales para mercadotecnia directa, incluida la elaboración de perfiles, ${under}.`,
      details: 'Les ruego que cesen este uso e informen a quienes hayan recibido los datos con este fin.',
    },
    'objection-processing': {
      subject: 'Oposición al tratamiento de mis datos personales',
      opening: (under) =>
        `Me opongo al tratamiento de mis datos personales, en particular para publicidad y elaboración de perfiles, ${under}.`,
      details: 'Les ruego que cesen el tratamiento e informen a quienes hayan recibido los datos.',
    },
    'opt-out-sharing': {
      subject: 'Solicitud de no vender ni compartir mis datos personales',
      opening: (under) => `Me opongo a la venta y a la cesión de mis datos personales ${under}.`,
      details: 'Les ruego que informen a quienes los hayan comprado o recibido.',
    },
    'opt-out-advertising': {
      subject: 'Oposición a la venta de mis datos y a la publicidad personalizada',
      opening: (under) => `Me opongo a la venta de mis datos personales y a la publicidad personalizada ${under}.`,
      details: null,
    },
    'opt-out-sale': {
      subject: 'Oposición a la venta de mis datos personales',
      opening: (under) => `Me opongo a la venta de mis datos personales ${under}.`,
      details: null,
    },
    correction: {
      subject: 'Solicitud de rectificación de mis datos personales',
      opening: (under) => `Solicito que rectifiquen los datos personales que tienen sobre mí, ${under}.`,
      details: null,
    },
    withdrawal: {
      subject: 'Retirada de mi consentimiento',
      opening: (under) => `Retiro mi consentimiento para el uso de mis datos personales ${under}.`,
      details:
        'Les ruego que cesen todo uso y toda comunicación que se base en él. Si conservan datos, les ruego que me digan cuáles y por qué.',
    },
  },
  accessContents: {
    european:
      'Les ruego que me envíen una copia y me indiquen los fines, las categorías, los destinatarios (por su nombre si es posible), el plazo de conservación, el origen de los datos, si se toman decisiones automatizadas y las garantías si se envían al extranjero.',
    american:
      'Les ruego que me envíen una copia y me indiquen las categorías, las fuentes, los fines y los terceros a quienes se hayan comunicado o vendido los datos.',
    plain:
      'Les ruego que me envíen una copia y me indiquen de dónde proceden los datos, para qué los utilizan y a quién los han comunicado.',
  },
  nothingHeld:
    'Mi correo electrónico debería bastar para ello. Si no tienen nada sobre mí, les ruego que me lo digan; no habrá nada más que hacer. En caso contrario:',
  correction: (wrong, right) => `Incorrecto: ${wrong}\nCorrecto: ${right}`,
  deletionPlatform:
    'Si están registrados como intermediarios de datos en California, esta carta no sustituye una solicitud a través de la plataforma estatal de eliminación (DROP).',
  period(count, unit) {
    if (unit === 'business-days') return `${count} días hábiles`;
    if (unit === 'days') return `${count} días`;
    return `${numbers.get(count) ?? count} ${count === 1 ? 'mes' : 'meses'}`;
  },
  answer: {
    within: (period) =>
      `Les ruego que respondan por correo electrónico, sin dilación indebida y en un plazo máximo de ${period}.`,
    expectedWithin: (period) =>
      `Les ruego que respondan por correo electrónico en un plazo razonable, por lo general de unos ${period}.`,
    soon: 'Les ruego que respondan por correo electrónico sin dilación indebida.',
    reasons: 'Si deniegan la solicitud, les ruego que indiquen los motivos.',
    confirmWithin: (period) => `Les ruego que confirmen la recepción de esta carta en un plazo de ${period}.`,
    confirm: 'Les ruego que confirmen la recepción de esta carta.',
  },
  identity:
    'Si tienen dudas razonables sobre mi identidad, les ruego que me digan qué necesitan para encontrar mis datos, y que no pidan más que eso.',
};
