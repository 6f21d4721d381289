import type { Texts } from '#contract/base/texts.ts';
import type english from './proofs.texts.en.ts';

const french: Texts<typeof english> = {
  about: {
    email: (value) => `votre adresse ${value}`,
    username: (value) => `le nom d’utilisateur ${value}`,
    domain: (value) => `votre domaine ${value}`,
    name: (value) => `le nom ${value}`,
  },
  address: 'votre adresse',
  sent: {
    P0: 'Rien qui vous nomme : un domaine seulement',
    P1: 'Un hash de votre adresse, ou une partie de ce hash',
    P2: 'Un nom d’utilisateur ou un nom',
    P3: 'Votre adresse, telle quelle',
  },
  decided: {
    named: (name) => `Sa réponse cite « ${name} » parmi ce qui la contient.`,
    paste: (where) => `Sa réponse cite le texte publié « ${where} ».`,
    profile: (where) => `Sa réponse décrit un profil sur ${where}.`,
    profileAt: (where, url) => `Sa réponse décrit un profil sur ${where} (${url}).`,
    entry: (where) => `Sa réponse contient une entrée à ce sujet (${where}).`,
  },
  decidedByEach: {
    named: (name) => `Chaque réponse cite « ${name} » parmi ce qui la contient.`,
    paste: (where) => `Chaque réponse cite le texte publié « ${where} ».`,
    profile: (where) => `Chaque réponse décrit un profil sur ${where}.`,
    profileAt: (where, url) => `Chaque réponse décrit un profil sur ${where} (${url}).`,
    entry: (where) => `Chaque réponse contient une entrée à ce sujet (${where}).`,
  },
};

export default french;
