import type { Texts } from '#contract/base/texts.ts';
import type english from './watching.texts.en.ts';

const french: Texts<typeof english> = {
  saving: 'Enregistrement…',
  deadLink: 'Ce lien ne fonctionne pas',
  stopTitle: 'Arrêter la surveillance',
  stopHeading: 'Arrêter la surveillance ?',
  stopText:
    'Appuyez sur le bouton : nous cesserons d’analyser l’adresse qui a reçu cet e-mail et d’écrire au sujet des changements. Les rapports d’un compte sont conservés ; sans compte, tout ce que nous conservions à cet effet est supprimé.',
  stop: 'Arrêter la surveillance',
  stopping: 'Arrêt…',
  stopFailed: 'La surveillance n’a pas pu être arrêtée. Réessayez.',
  stopped: 'La surveillance est arrêtée',
  stoppedText:
    'Rien n’est demandé à votre sujet tant que vous ne lancez pas d’analyse, et vous ne recevrez plus d’e-mail sur les changements.',
  switchOn: 'La réactiver',
  watching: 'Surveillance',
  goOnTitle: 'Poursuivre la surveillance',
  goOnHeading: 'Poursuivre la surveillance ?',
  goOnText:
    'Appuyez sur le bouton : pendant un an de plus, nous analyserons chaque mois l’adresse qui a reçu cet e-mail et vous écrirons ce qui a changé.',
  goOn: 'Poursuivre un an de plus',
  goOnFailed: 'Votre réponse n’a pas pu être enregistrée. Réessayez.',
  goesOn: 'La surveillance se poursuit',
  goesOnText: (until) =>
    `Nous vous dirons ce qui change jusqu’au ${until}, et vous poserons de nouveau la question avant cette date.`,
  freeScan: 'Vers l’analyse gratuite',
};

export default french;
