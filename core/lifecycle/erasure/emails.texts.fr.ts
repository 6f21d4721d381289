import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  account: 'Compte',
  requested: {
    subject: (day) => `Votre compte sera supprimé le ${day}`,
    preview: 'Vous pouvez l’empêcher d’ici là : connectez-vous.',
    text: (product, day) =>
      `Votre compte ${product} sera supprimé le ${day}. Tous vos appareils sont déconnectés. Si vous changez d’avis avant ce jour, connectez-vous : la suppression est alors annulée, et tout reste comme avant.`,
    erasedOn: 'Date de suppression',
    keep: 'Me connecter et garder mon compte',
    ifNot: (contact) =>
      `Si vous n’avez rien demandé, connectez-vous et choisissez un nouveau mot de passe, ou écrivez sans attendre à ${contact} : quelqu’un avait votre mot de passe ou votre appareil.`,
  },
  cancelled: {
    subject: 'Votre compte est conservé',
    preview: 'Une connexion a eu lieu : il ne sera pas supprimé.',
    text: (product) =>
      `Une connexion a eu lieu sur votre compte ${product} : il ne sera donc pas supprimé. Tout est comme avant.`,
    again: 'Si vous voulez toujours le faire supprimer, redemandez-le sur la page de votre profil.',
  },
  erased: {
    subject: 'Votre compte a été supprimé',
    preview: 'Ce que nous détenions à votre sujet n’existe plus.',
    text: (product) =>
      `Votre compte ${product} a été supprimé, comme vous l’avez demandé. Cet e-mail est le dernier à ce sujet.`,
    gone: 'Ceci a disparu pour de bon, et personne ne peut le faire revenir :',
    things: [
      'votre profil, vos préférences, mots de passe, seconds facteurs et sessions',
      'vos analyses avec tout ce qu’elles ont trouvé, et vos tâches',
      'les messages, notes et fichiers de vos demandes, et ce que vous nous avez écrit',
      'tout ce qui disait, dans le journal d’audit, qui vous étiez et ce que vous avez fait',
    ],
    invoices:
      'Vos factures, ainsi que les montants et les dates de ce que vous avez payé, sont conservés aussi longtemps que le droit fiscal l’exige, et pour rien d’autre.',
    auditLog: 'Il reste des entrées du journal d’audit qui ne disent plus rien de personne.',
    questions: (contact) => `Une question ? Écrivez à ${contact}.`,
  },
  again: {
    subject: 'Votre compte a été supprimé de nouveau',
    preview: 'Une sauvegarde restaurée l’avait fait revenir.',
    text: (product) =>
      `Votre compte ${product} a été supprimé il y a quelque temps. Depuis, nous avons dû restaurer une sauvegarde plus ancienne, qui l’a fait revenir. Il vient d’être supprimé de nouveau, avec tout ce que la sauvegarde contenait à votre sujet.`,
    nothing: (contact) => `Vous n’avez rien à faire. Si vous ne vous attendiez pas à cet e-mail, écrivez à ${contact}.`,
  },
};

export default french;
