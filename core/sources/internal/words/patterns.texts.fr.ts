import type { Texts } from '#contract/base/texts.ts';
import type english from './patterns.texts.en.ts';

const french: Texts<typeof english> = {
  places: {
    paste: (site) => `Un texte publié sur ${site}`,
    repositories: (count) => `${count} dépôts GitHub`,
    repository: (name) => `${name} sur GitHub`,
    keyDirectory: (domain) => `L’annuaire de clés pour ${domain}`,
    moreSites: (count) => `${count} de plus, dont Have I Been Pwned donne la liste`,
  },
  values: {
    andMore: (named, more) => `${named} et ${more} de plus`,
    orMore: (count) => `${count} ou plus`,
    partly: (share, tag) => `Appliqué à ${share} % seulement des e-mails falsifiés (pct=${tag})`,
  },
  sentences: {
    noAccount: (site) =>
      `Personne n’a de compte public sous ce nom d’utilisateur sur ${site}. Les comptes sous d’autres noms ne sont pas vus.`,
    noProfile: (site) =>
      `Personne n’a de profil public sous ce nom d’utilisateur sur ${site}. Les profils sous d’autres noms, et les profils masqués, ne sont pas vus.`,
    profile: (site) => `Un profil public sur ${site} sous votre nom d’utilisateur.`,
    account: (site) =>
      `Un compte ${site} sous votre nom d’utilisateur, avec le nom, le lieu et l’adresse qu’il montre.`,
    deleteInSettings: (url) => `Supprimez le compte dans ses paramètres : ${url}`,
    delete: (url) => `Supprimez le compte : ${url}`,
    easyOrWrite: (url, address) => `Vous pouvez supprimer le compte vous-même : ${url}, ou écrire à ${address}`,
    easy: (url) => `Vous pouvez supprimer le compte vous-même : ${url}`,
    mediumOrWrite: (url, address) =>
      `Vous pouvez supprimer le compte vous-même en quelques étapes : ${url}, ou écrire à ${address}`,
    medium: (url) => `Vous pouvez supprimer le compte vous-même en quelques étapes : ${url}`,
    hardOrWrite: (url, address) => `Le compte n’est supprimé que sur demande : ${url}, ou écrivez à ${address}`,
    hard: (url) => `Le compte n’est supprimé que sur demande : ${url}`,
    impossibleOrWrite: (url, address) =>
      `Le site ne laisse personne supprimer un compte ; retirez ce que montre le profil : ${url}, ou écrivez à ${address}`,
    impossible: (url) => `Le site ne laisse personne supprimer un compte ; retirez ce que montre le profil : ${url}`,
  },
};

export default french;
