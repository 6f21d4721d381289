import type { Texts } from '#contract/base/texts.ts';
import type english from './room.texts.en.ts';

const french: Texts<typeof english> = {
  progress: 'Avancement',
  messages: {
    customer: { heading: 'Messages', hint: 'Conservés chiffrés. N’envoyez pas de mot de passe.' },
    staff: {
      heading: 'Messages avec le client',
      hint: 'Conservés chiffrés. Le client reçoit un e-mail l’avertissant qu’il y a quelque chose à lire, sans son contenu.',
    },
  },
  ourTeam: 'Notre équipe',
  turns: {
    customer: {
      pay: () => 'Payez votre demande. Le travail commence une fois votre paiement reçu.',
      'choose-time': () => 'Choisissez un horaire pour votre rendez-vous.',
      read: () => 'Lisez notre nouveau message.',
      answer: () => 'Nous lirons ce que vous avez écrit et répondrons ici.',
      bill: () => 'Nous vous écrirons au sujet du paiement.',
      assign: () => 'Nous cherchons un spécialiste pour vous.',
      work: ({ specialist }) => `${specialist ?? 'Un spécialiste'} travaille sur votre demande.`,
      rescan: () => 'Votre analyse complète n’a pas pu être terminée. Nous cherchons pourquoi.',
      refunded: () => 'Nous conviendrons avec vous de la suite après le remboursement.',
      meet: ({ appointment }) =>
        appointment
          ? `Vous avez rendez-vous avec ${appointment.specialist} à l’horaire ci-dessous.`
          : 'Vous avez rendez-vous avec nous à l’horaire ci-dessous.',
      bank: () => 'Votre banque confirme le paiement.',
      scan: () => 'Votre analyse complète se fait d’elle-même. Vous n’avez rien à faire.',
      begin: () => 'Votre année de surveillance commence d’elle-même. Vous n’avez rien à faire.',
      completed: () => 'Il ne reste rien à faire.',
      cancelled: () => 'Il ne reste rien à faire.',
    },
    staff: {
      pay: () => 'Le client paie en ligne.',
      'choose-time': () => 'Le client choisit un horaire.',
      read: () => 'Le client n’a pas encore lu notre dernier message.',
      answer: () => 'Le dernier message vient du client. Répondez-lui.',
      bill: () => 'Écrivez au client au sujet du paiement et enregistrez-le quand il arrive.',
      assign: () => 'Confiez la commande à un spécialiste.',
      work: ({ specialist }) => `${specialist ?? 'Un spécialiste'} s’en occupe.`,
      rescan: () => 'L’analyse complète n’a pas pu être terminée. Relancez-la ou écrivez au client.',
      refunded: () => 'Elle a été remboursée. Annulez-la ou convenez de la suite avec le client.',
      meet: ({ appointment }) =>
        appointment
          ? `${appointment.specialist} et le client ont rendez-vous à l’horaire ci-dessous.`
          : 'Nous avons rendez-vous avec le client à l’horaire ci-dessous.',
      bank: () => 'La banque du client confirme le paiement.',
      scan: () => 'L’analyse complète se fait d’elle-même.',
      begin: () => 'L’année de surveillance commence d’elle-même.',
      completed: () => 'Il ne reste rien à faire.',
      cancelled: () => 'Il ne reste rien à faire.',
    },
  },
  whoseTurn: 'À qui est-ce le tour',
  titles: {
    customer: { own: 'C’est à vous', other: 'C’est à nous' },
    staff: { own: 'C’est à nous', other: 'C’est au client' },
    appointment: 'Prochaine étape : le rendez-vous',
    done: 'Tout est fait',
    byItself: 'La suite se fait d’elle-même',
  },
  places: {
    times: 'Aller aux horaires',
    newest: 'Aller au plus récent',
    plan: 'Aller à « Qui et quand »',
    write: 'Écrire',
  },
  noAnswerNeeded: 'Aucune réponse nécessaire',
  conversation: 'Conversation',
  shown: 'Ce qui est affiché de la conversation',
  views: { all: 'Tout', messages: 'Messages', files: 'Fichiers' },
  filesOf: (count) => `Fichiers (${count})`,
  nothing: {
    all: 'Rien ne s’est encore passé.',
    messages: 'Rien n’a encore été écrit.',
    files: 'Aucun fichier pour le moment.',
  },
  you: 'Vous',
  read: 'Lu',
  erased: 'Ce message a été effacé avec son compte.',
  stepWhen: (step, when) => `[${step}] : [${when}]`,
  byTeam: (when) => `[${when}] · notre équipe`,
  message: 'Message',
  yourMessage: 'Votre message',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sent: 'Message envoyé',
  notSent: 'Le message n’a pas pu être envoyé. Réessayez.',
  addFile: 'Ajouter un fichier',
  addFileHint: 'PDF, image, texte, tableau ou ZIP, 10 Mo au maximum en tout. Conservé chiffré.',
  add: 'Ajouter le fichier',
  adding: 'Ajout…',
  added: 'Fichier ajouté',
  toSend: 'Fichiers à envoyer',
  chosen: (name, size) => `${name}, ${size}`,
  leaveOut: 'Retirer',
  leaveOutOf: (name) => `Retirer ${name}`,
  mostFiles: (most) => `${most} fichiers à la fois au maximum.`,
  tooLarge: '10 Mo au maximum en tout.',
  download: 'Télécharger',
  downloadOf: (name) => `Télécharger ${name}`,
};

export default french;
