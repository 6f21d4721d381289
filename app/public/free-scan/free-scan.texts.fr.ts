import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './free-scan.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Analyse gratuite',
  lead: 'Où apparaît votre adresse e-mail, source par source, avec un score que vous pouvez vérifier.',
  form: 'Analyse gratuite',
  name: 'Nom',
  email: 'E-mail',
  start: 'Lancer l’analyse gratuite',
  starting: 'Lancement…',
  visitorsHint: 'Gratuit et sans compte. N’analysez qu’une adresse qui vous appartient.',
  customersHint: 'Gratuit. Vous pouvez analyser l’adresse que vous avez confirmée.',
  forCustomers: 'Votre adresse est confirmée : l’analyse commence aussitôt et vous voyez chaque source répondre.',
  forVisitors:
    'Nous envoyons un lien à cette adresse. En l’ouvrant, vous prouvez que la boîte est la vôtre ; l’analyse commence alors.',
  close: 'Fermer',
  cancel: 'Annuler',
  blank: {
    title: 'Remplissez tous les champs',
    description: 'Il nous faut un nom et une adresse e-mail pour lancer votre analyse gratuite.',
  },
  marked: 'Vérifiez les champs signalés.',
  notStarted: 'Votre analyse n’a pas pu démarrer. Réessayez.',
  mailed: {
    title: 'Analyse demandée',
    description: 'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient et votre analyse commencera.',
  },
  started: {
    title: 'Analyse lancée',
    description: 'Vous pouvez la suivre ici ou fermer la page : elle se poursuit.',
  },
  noMailServer: 'Cette installation n’a pas de serveur de messagerie. [Ouvrir la boîte locale].',
  openMail: (provider) => `Ouvrir ${provider}`,
  sendAgain: 'Renvoyer l’e-mail',
  again: 'Renvoyer',
  sending: 'Envoi…',
  noEmail: 'Rien reçu après une minute ? Regardez dans les courriers indésirables.',
  anotherIn: (minutes) =>
    `Nous pourrons en envoyer un autre dans ${counted('fr', minutes, { one: 'minute', other: 'minutes' })}.`,
  anotherNow: 'Nous pouvons dès maintenant en envoyer un autre.',
  wrongAddress: 'Ce n’est pas la bonne adresse ? [Modifiez-la]',
  check: 'Consultez',
  opened: 'Votre analyse a commencé',
  openedText:
    'Le lien a été ouvert dans un autre navigateur, et le résultat s’affiche là-bas. Pour le voir ici aussi, ouvrez le même lien dans ce navigateur.',
  linkSent: 'Nous avons envoyé un lien à cette adresse. Ouvrez-le et votre analyse commencera.',
  goesOn: 'Cette page se poursuivra alors d’elle-même.',
  works: 'Le lien est valable 24 heures.',
};

export default french;
