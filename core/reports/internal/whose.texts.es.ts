import type { Texts } from '#contract/base/texts.ts';
import type english from './whose.texts.en.ts';

const spanish: Texts<typeof english> = {
  shown: 'Se encontró en un perfil que has demostrado que es tuyo.',
  theirs: 'Se encontró por un nombre, y dijiste que es tuyo.',
  proven: 'Se encontró por algo que has demostrado que es tuyo.',
  candidate: 'Se encontró por un nombre que también pueden usar otras personas.',
  otherName: (name) =>
    `Se encontró por un nombre que también pueden usar otras personas, y muestra el nombre «${name}».`,
  reasons: {
    domain: (domain) => `Menciona tu dominio ${domain}.`,
    address: (address) => `Muestra tu dirección ${address}.`,
    picture: (address) => `Su imagen es la de tu dirección ${address}.`,
    'same-address': (where) => `Muestra una dirección que también muestra tu perfil en ${where}.`,
    'same-picture': (where) => `Muestra la imagen que también muestra tu perfil en ${where}.`,
    'same-link': (where) => `Muestra un enlace que también muestra tu perfil en ${where}.`,
    'same-name': (where) => `Muestra el nombre completo que también muestra tu perfil en ${where}.`,
    'same-place': (where) => `Muestra el lugar que también muestra tu perfil en ${where}.`,
    'links-to': (where) => `Enlaza a tu perfil en ${where}.`,
    'linked-from': (where) => `Tu perfil en ${where} enlaza a él.`,
    'other-name': (name) => `Sin embargo, muestra el nombre «${name}».`,
  },
  gone: (day) =>
    `El ${day} vimos que ya no está: faltó tres días, cada vez mientras la fuente superaba sus pruebas. Ya no cuenta como expuesto. Seguimos mirando, y te avisamos si vuelve.`,
};

export default spanish;
