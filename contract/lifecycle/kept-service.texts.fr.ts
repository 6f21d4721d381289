import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './kept-service.texts.en.ts';

const withTheAccount = 'Jusqu’à la suppression de votre compte.';
const yearsOfBooks = (years: number) =>
  `${counted('fr', years, { one: 'an', other: 'ans' })} après la fin de l’année concernée`;

const french: Texts<typeof english> = {
  orders: {
    title: 'Commandes',
    what: 'Ce que vous avez commandé, quand et pour combien ; votre note, ce que demandait son formulaire, les messages et les fichiers, chiffrés sous une clé de la commande ; son rendez-vous, et ce que notre équipe a noté à son sujet.',
    why: 'Pour que nous puissions faire ce que vous avez commandé.',
    until: (years) => [
      withTheAccount,
      `D’une commande payée, le service, le montant et le jour, sans vous : ${yearsOfBooks(years)}, comme l’exige la loi fiscale.`,
    ],
  },
  payments: {
    title: 'Paiements',
    what: 'Le montant, le jour, l’état, le type de carte et la référence du service de paiement ; ce qui a été remboursé, et pourquoi. Jamais le numéro d’une carte.',
    why: 'Pour que ce que vous avez payé soit connu et puisse être remboursé.',
    until: (years) => [
      withTheAccount,
      `Montant, jour, état et référence, sans vous : ${yearsOfBooks(years)}, comme l’exige la loi fiscale.`,
    ],
  },
  'payment-customers': {
    title: 'Qui vous êtes pour le service de paiement',
    what: 'Le numéro sous lequel le service de paiement vous connaît.',
    why: 'Pour qu’il puisse vous proposer la carte que vous avez déjà utilisée.',
    until: () => [withTheAccount],
  },
  invoices: {
    title: 'Factures et avoirs',
    what: 'Les documents tels qu’ils ont été émis, avec votre nom et votre adresse s’ils y figuraient.',
    why: 'La loi fiscale nous oblige à les conserver.',
    until: (years) => [
      'Tant que vous avez un compte.',
      `Une fois le compte supprimé : ${yearsOfBooks(years)}, comme l’exige la loi fiscale.`,
    ],
  },
  'staff-hours': {
    title: 'Horaires de l’équipe',
    what: 'Quand un membre de l’équipe peut être réservé, et ce que les clients lisent à son sujet.',
    why: 'Pour que les clients puissent choisir une heure et sachent qui fait le travail.',
    until: () => ['Jusqu’à la suppression du compte de ce membre de l’équipe.'],
  },
  'watched-years': {
    title: 'Années de surveillance',
    what: 'De quand à quand court une année de surveillance que vous avez commandée, et que sa fin vous a été signalée.',
    why: 'Pour que vous receviez ce que vous avez payé.',
    until: () => ['Jusqu’à son remboursement, ou jusqu’à la suppression de votre compte.'],
  },
  messages: {
    title: 'Ce que vous avez écrit par le formulaire de contact',
    what: 'Votre nom, votre adresse, l’objet et le message, nos réponses, et ce que notre équipe a noté à leur sujet.',
    why: 'Pour que nous puissions répondre.',
    until: (after) => [
      'Depuis l’adresse d’un compte : jusqu’à la suppression du compte.',
      `Depuis une autre adresse : ${after} après le dernier message de l’une ou l’autre partie.`,
    ],
  },
  mails: {
    title: 'Les e-mails que nous vous envoyons',
    what: 'Le destinataire et le texte, chiffrés, jusqu’au départ de l’e-mail. Ensuite, seulement de quel type d’e-mail il s’agissait, et quand.',
    why: 'Pour qu’un e-mail soit envoyé une seule fois, et ne se perde pas.',
    until: (text, sent) => [
      `Le texte : jusqu’à son départ, au plus ${text}.`,
      `Le fait qu’il a été envoyé : ${sent}, ou jusqu’à la suppression de votre compte.`,
    ],
  },
  activity: {
    title: 'Journal d’activité',
    what: 'Ce qui s’est passé dans votre compte et avec ce qui est à vous, qui l’a fait, depuis quel réseau et quel navigateur.',
    why: 'Pour que personne, notre équipe comprise, n’agisse sans être vu, et que vous puissiez le consulter.',
    until: (address) => [
      `L’adresse d’une connexion : ${address}, puis son réseau seulement.`,
      'Ce qu’une entrée dit de vous : jusqu’à la suppression de votre compte. Le reste, un numéro aléatoire et un hash, demeure.',
    ],
  },
  'known-clients': {
    title: 'Navigateurs et réseaux de vos connexions',
    what: 'Une empreinte à clé de chacun. On ne peut y lire ni l’adresse ni le navigateur.',
    why: 'Pour que d’autres, en essayant votre adresse, ne vous bloquent pas là où nous vous connaissons.',
    until: (after) => [`${after} après la dernière connexion depuis cet endroit.`],
  },
  'opt-outs': {
    title: 'Une adresse qui n’est jamais analysée',
    what: 'Une empreinte à clé de l’adresse, et le jour où la personne qui lit cette messagerie l’a demandé.',
    why: 'Pour que personne ne puisse faire analyser cette adresse.',
    until: () => ['Jusqu’à ce que vous y renonciez par e-mail.'],
  },
  'opt-out-links': {
    title: 'Liens qui ajoutent une adresse à cette liste, ou l’en retirent',
    what: 'Un hash du lien, et une empreinte à clé de l’adresse.',
    why: 'Pour que seule la personne qui lit la messagerie puisse le demander.',
    until: (most) => [`Jusqu’à son utilisation, au plus ${most}.`],
  },
  'data-keys': {
    title: 'Clés',
    what: 'Les clés sous lesquelles ce qui est à vous est chiffré, elles-mêmes chiffrées.',
    why: 'Pour qu’en en détruisant une, ce qu’elle protège devienne illisible, où qu’en soit une copie.',
    until: () => ['Jusqu’à la suppression de ce qu’elles protègent. Elles sont détruites en premier.'],
  },
  limits: {
    title: 'Décomptes pour les limites',
    what: 'Combien de fois quelque chose a été demandé, sous une empreinte à clé d’une connexion, d’une messagerie ou d’un compte.',
    why: 'Pour que personne ne puisse essayer des mots de passe, ou faire envoyer des e-mails à d’autres, encore et encore.',
    until: () => ['Jusqu’à l’expiration de la limite, au plus un jour.'],
  },
  'under-way': {
    title: 'Travail en cours',
    what: 'Des numéros aléatoires de choses qui ont changé, ou dont une tâche doit s’occuper. Rien de leur contenu.',
    why: 'Pour que les pages ouvertes montrent les nouveautés, et qu’aucun travail ne se perde.',
    until: (untaken) => [`Quelques minutes. Un travail dont personne ne s’occupe : ${untaken}.`],
  },
  'counted-events': {
    title: 'Décompte des pages vues, inscriptions et commandes',
    what: 'Ce qui s’est passé, quand, sur quel grand type d’appareil, et au plus le pays. Pas qui c’était.',
    why: 'Pour savoir combien de personnes trouvent ce qu’elles cherchent.',
    until: (time) => [`${time}. Ensuite, seulement leur nombre par jour.`],
  },
};

export default french;
