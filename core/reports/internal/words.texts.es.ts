import type { Texts } from '#contract/base/texts.ts';
import { capitalised, countWord, listed } from './listing-words.ts';
import type english from './words.texts.en.ts';

const severalSources = (count: number) => `${capitalised(countWord(count, 'es'))} fuentes`;

const spanish: Texts<typeof english> = {
  what: (nouns, isMore) => listed([...nouns.map(({ noun }) => noun), ...(isMore ? ['más datos'] : [])], 'es'),
  own: (nouns, isMore) => listed([...nouns.map(({ own }) => own), ...(isMore ? ['más datos'] : [])], 'es'),
  either: {
    username: { noun: 'nombre de usuario', own: 'tu nombre de usuario' },
    name: { noun: 'nombre', own: 'tu nombre' },
    ip: { noun: 'dirección IP', own: 'tu dirección IP' },
    job: { noun: 'datos laborales', own: 'tus datos laborales' },
  },
  somebody: 'Alguien',
  signIn: (site) => `Un programa que roba contraseñas copió tu acceso a ${site}`,
  collection: (who, what) => `${who} contiene ${what}`,
  storage: {
    plain: 'La contraseña estaba guardada como texto sin cifrar, legible tal cual.',
    weak: 'La contraseña estaba guardada con una protección débil, y la mayoría de las que se guardan así ya se han descifrado.',
    unknown: 'No se sabe cómo estaba protegida la contraseña, así que considérala legible.',
    strong: 'La contraseña estaba guardada con una protección fuerte, lo que da tiempo salvo que sea corta o común.',
  },
  possible: {
    title: (what, place) => `Posible coincidencia: ${what} ${place}`,
    why: 'Esta se encontró solo por el nombre.',
    advice: [
      'Abre la página y mira si eres tú.',
      'Si no eres tú, no tienes que hacer nada. No cuenta para tu puntuación.',
    ],
  },
  removal: {
    key: 'Pide al servidor de claves que quite la dirección, si lo permite.',
    listing: 'Si la entrada es un error, pide a quien gestiona la lista que la quite.',
    profile: 'Abre el perfil y oculta o borra lo que no quieras que vea gente desconocida.',
    at: (name) => `Pide en ${name} que lo quiten o lo oculten.`,
    how: (name, how) => `Para que lo quiten o lo oculten en ${name}: ${how}`,
    entry: (name, how) =>
      `Para ocultar la entrada en las búsquedas de ${name}, aunque no en las copias de los datos: ${how}`,
  },
  whichSignIns:
    '¿Qué contraseñas? Entra en haveibeenpwned.com/Dashboard con un enlace enviado a este buzón: si conoce los sitios, los muestra ahí.',
  close: {
    at: (place) => `Cierra tu cuenta de ${place} si ya no la necesitas.`,
    there: 'Cierra allí tu cuenta si ya no la necesitas.',
  },
  certainty: {
    others: 'otras',
    unverifiedOne: (name) =>
      `${name} informa de ello, pero su origen no está verificado: puede ser una lista de spam o una recopilación.`,
    unverifiedMany: (count) =>
      `${severalSources(count)} informan de ello, pero su origen no está verificado: puede ser una lista de spam o una recopilación.`,
    anchored: 'Se encontró por un nombre y muestra algo que también aparece en algo tuyo. No has dicho que seas tú.',
    byName: 'Coincide solo con un nombre, así que puede ser de otra persona.',
    theirs: 'Se encontró por un nombre, y dijiste que es tuyo.',
    likelyOne: (name) => `${name} informa de ello; de momento ninguna otra fuente lo confirma.`,
    likelyMany: (names) => `${names} informan de ello, pero no todas responden de su procedencia.`,
    shown: 'Se encontró por un nombre, y has demostrado que el perfil es tuyo.',
    many: (count, names) => `${severalSources(count)} informan de ello: ${names}.`,
    leak: (name) => `${name} encuentra tu dirección en ella y la da por verificada.`,
    domain: (name) => `${name} lo ha leído en los registros públicos del propio dominio.`,
    exactAddress: (name) => `${name} lo muestra exactamente para tu dirección.`,
    exactDomain: (name) => `${name} lo muestra exactamente para tu dominio.`,
  },
};

export default spanish;
