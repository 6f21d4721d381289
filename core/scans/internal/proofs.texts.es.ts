import type { Texts } from '#contract/base/texts.ts';
import type english from './proofs.texts.en.ts';

const spanish: Texts<typeof english> = {
  about: {
    email: (value) => `tu dirección ${value}`,
    username: (value) => `el nombre de usuario ${value}`,
    domain: (value) => `tu dominio ${value}`,
    name: (value) => `el nombre ${value}`,
  },
  address: 'tu dirección',
  sent: {
    P0: 'Nada que te nombre: solo un dominio',
    P1: 'Un hash de tu dirección, o una parte de él',
    P2: 'Un nombre de usuario o un nombre',
    P3: 'Tu dirección, tal cual',
  },
  decided: {
    named: (name) => `Su respuesta menciona «${name}» entre lo que la contiene.`,
    paste: (where) => `Su respuesta menciona el texto publicado «${where}».`,
    profile: (where) => `Su respuesta describe un perfil en ${where}.`,
    profileAt: (where, url) => `Su respuesta describe un perfil en ${where} (${url}).`,
    entry: (where) => `Su respuesta contiene una entrada sobre ello (${where}).`,
  },
  decidedByEach: {
    named: (name) => `Cada respuesta menciona «${name}» entre lo que la contiene.`,
    paste: (where) => `Cada respuesta menciona el texto publicado «${where}».`,
    profile: (where) => `Cada respuesta describe un perfil en ${where}.`,
    profileAt: (where, url) => `Cada respuesta describe un perfil en ${where} (${url}).`,
    entry: (where) => `Cada respuesta contiene una entrada sobre ello (${where}).`,
  },
};

export default spanish;
