import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './accounts.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Comptes à fermer',
  lead: 'Les comptes que vous avez choisis dans votre messagerie. De chacun, nous conservons le domaine et deux dates, chiffrés.',
  failures: {
    look: 'La liste n’a pas pu être lue. Revenez à votre messagerie et réessayez.',
    keep: 'Les comptes n’ont pas pu être ajoutés. Réessayez.',
    mark: 'L’enregistrement a échoué. Réessayez.',
    remove: 'Le retrait a échoué. Réessayez.',
  },
  allKnown: 'Tous sont déjà dans votre liste.',
  added: 'Ajouté à votre plan.',
  takenOff: 'Retiré de votre liste et supprimé ici.',
  confirm: 'Les ajouter à votre plan ?',
  confirmText: (count) =>
    `C’est tout ce que votre navigateur a envoyé : ${counted('fr', count, { one: 'domaine', other: 'domaines' })}, et les jours du premier et du dernier e-mail. Rien n’est conservé tant que vous ne l’ajoutez pas.`,
  adding: 'Ajout…',
  add: 'Ajouter à mon plan',
  doNotAdd: 'Ne pas les ajouter',
  none: 'Aucun compte pour l’instant',
  noneText:
    '[Laissez votre propre navigateur lire votre messagerie] : il dresse la liste de vos comptes, et vous choisissez ceux qui arrivent ici. Rien de vos e-mails n’est envoyé.',
  toClose: 'À fermer',
  closed: 'Fermés',
  since: (date) => `Date la plus ancienne : ${date}`,
  sinceAndLast: (date, last) => `Date la plus ancienne : ${date} ; dernier e-mail : ${last}`,
  noDate: 'Aucune date connue',
  lastOnly: (last) => `Date la plus ancienne inconnue ; dernier e-mail : ${last}`,
  noWay: (domain) => `Notre répertoire n’indique aucun moyen de le fermer. Cherchez « confidentialité » sur ${domain}.`,
  close: (host) => `Fermer le compte sur ${host}`,
  write: (name) => `Écrire à ${name}`,
  weWrite: 'Nous écrivons la lettre et suivons ses dates, dans Effacements.',
  isClosed: 'Il est fermé',
  openAgain: 'Rouvrir',
  saving: 'Enregistrement…',
  remove: 'Retirer',
  removing: 'Retrait…',
  ofAccount: (label, name) => `${label} : ${name}`,
};

export default french;
