import type { Texts } from '#contract/base/texts.ts';
import { capitalised, countWord, listed } from './listing-words.ts';
import type english from './words.texts.en.ts';

const severalSources = (count: number) => `${capitalised(countWord(count, 'fr'))} sources`;

const french: Texts<typeof english> = {
  what: (nouns, isMore) => listed([...nouns.map(({ noun }) => noun), ...(isMore ? ['d’autres données'] : [])], 'fr'),
  own: (nouns, isMore) => listed([...nouns.map(({ own }) => own), ...(isMore ? ['d’autres données'] : [])], 'fr'),
  either: {
    username: { noun: 'nom d’utilisateur', own: 'votre nom d’utilisateur' },
    name: { noun: 'nom', own: 'votre nom' },
    ip: { noun: 'adresse IP', own: 'votre adresse IP' },
    job: { noun: 'informations professionnelles', own: 'vos informations professionnelles' },
  },
  somebody: 'Quelqu’un',
  signIn: (site) => `Un logiciel voleur de mots de passe a copié votre connexion à ${site}`,
  collection: (who, what) => `${who} contient ${what}`,
  storage: {
    plain: 'Le mot de passe était conservé en clair, lisible tel quel.',
    weak: 'Le mot de passe était conservé avec une protection faible, et la plupart de ces mots de passe ont été retrouvés.',
    unknown: 'On ne sait pas comment le mot de passe était protégé : considérez-le comme lisible.',
    strong:
      'Le mot de passe était conservé avec une protection forte, ce qui laisse du temps, sauf s’il est court ou courant.',
  },
  possible: {
    title: (what, place) => `Correspondance possible : ${what} ${place}`,
    why: 'Celle-ci n’a été trouvée que par le nom.',
    advice: [
      'Ouvrez la page et voyez si c’est vous.',
      'Si ce n’est pas vous, il n’y a rien à faire. Cela ne compte pas dans votre score.',
    ],
  },
  removal: {
    key: 'Demandez au serveur de clés de retirer l’adresse, s’il le permet.',
    listing: 'Si l’entrée est erronée, demandez au responsable de la liste de la retirer.',
    profile: 'Ouvrez le profil, et masquez ou supprimez ce que des inconnus n’ont pas à voir.',
    at: (name) => `Faites-le retirer ou masquer chez ${name}.`,
    how: (name, how) => `Pour le faire retirer ou masquer chez ${name} : ${how}`,
    entry: (name, how) =>
      `Pour masquer l’entrée dans les recherches chez ${name}, mais pas dans les copies des données : ${how}`,
  },
  whichSignIns:
    'Quels mots de passe ? Connectez-vous à haveibeenpwned.com/Dashboard par un lien envoyé à cette boîte : s’il connaît les sites, il les y affiche.',
  close: {
    at: (place) => `Fermez votre compte ${place} si vous n’en avez plus besoin.`,
    there: 'Fermez-y votre compte si vous n’en avez plus besoin.',
  },
  certainty: {
    others: 'd’autres',
    unverifiedOne: (name) =>
      `${name} le signale, mais l’origine n’est pas vérifiée : ce peut être une liste de spam ou une compilation.`,
    unverifiedMany: (count) =>
      `${severalSources(count)} le signalent, mais l’origine n’est pas vérifiée : ce peut être une liste de spam ou une compilation.`,
    anchored:
      'Trouvé par un nom, et montre ce qui figure aussi sur quelque chose à vous. Vous n’avez pas dit que c’était vous.',
    byName: 'Seul un nom correspond : cela peut concerner quelqu’un d’autre.',
    theirs: 'Trouvé par un nom, et vous avez dit que c’est à vous.',
    likelyOne: (name) => `${name} le signale ; aucune autre source ne le confirme pour l’instant.`,
    likelyMany: (names) => `${names} le signalent, mais toutes ne se portent pas garantes de sa provenance.`,
    shown: 'Trouvé par un nom, et vous avez montré que le profil est à vous.',
    many: (count, names) => `${severalSources(count)} le signalent : ${names}.`,
    leak: (name) => `${name} y trouve votre adresse et la fuite y est notée comme vérifiée.`,
    domain: (name) => `Lu par ${name} dans les enregistrements publics du domaine lui-même.`,
    exactAddress: (name) => `${name} le montre exactement pour votre adresse.`,
    exactDomain: (name) => `${name} le montre exactement pour votre domaine.`,
  },
};

export default french;
