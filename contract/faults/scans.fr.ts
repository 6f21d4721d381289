import type { Texts } from '#contract/base/texts.ts';
import type english from './scans.en.ts';

const french: Texts<typeof english> = {
  'link-unknown':
    'Il ne mène à aucune analyse, ou plus à aucune : un lien lance une analyse pendant 24 heures, puis ouvre le résultat pendant 30 jours. Un résultat que vous conservez dans un compte s’y trouve. Ouvrez le lien exactement tel qu’il figure dans l’e-mail, ou lancez une nouvelle analyse gratuite.',
  'link-elsewhere':
    'Pour protéger votre vie privée, un lien ne fonctionne que dans un seul navigateur, et un autre a déjà ouvert celui-ci. Nous pouvons envoyer un nouveau lien à la même adresse.',
  'link-expired': 'Ce lien a expiré. Lancez une nouvelle analyse gratuite, et nous vous en enverrons un autre.',
  'link-without-result': 'Ce lien ne mène à aucun résultat. Lancez une nouvelle analyse gratuite.',
  'link-not-fresh':
    'Le lien de votre e-mail a été ouvert ici il y a un moment, ou ailleurs. Ouvrez-le de nouveau, puis réessayez.',
  'no-spelling': 'Choisissez une graphie, ou saisissez-en une.',
  'spelling-unknown': (address) =>
    `Nous ne savons pas si les messages envoyés à ${address} arrivent dans la même boîte. Lancez plutôt une analyse gratuite de cette adresse : son lien y sera envoyé.`,
  'proven-yours': 'Il est prouvé que ceci est à vous.',
  'source-answered': 'Cette source a déjà répondu.',
  'no-report': 'Cette analyse n’a pas de rapport. Sa page dit ce qu’il en est.',
};

export default french;
