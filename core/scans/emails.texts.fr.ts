import type { Texts } from '#contract/base/texts.ts';
import { link } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const oneBrowser =
  'Le lien fonctionne dans le premier navigateur qui l’ouvre. Ailleurs, sa page peut vous en envoyer un nouveau, tant que le résultat est conservé.';

const french: Texts<typeof english> = {
  seeResult: 'Voir mon résultat',
  oneBrowser,
  signIn: 'Il faut se connecter pour le lire.',
  own: 'Il faut se connecter pour le lire. Si vous préférez ne pas recevoir ce genre d’e-mail, désactivez les notifications par e-mail dans vos paramètres.',
  kept: `${oneBrowser} Sans compte, le résultat est conservé 30 jours.`,
  start: {
    subject: 'Lancez votre analyse gratuite',
    preview: 'Rien n’est recherché avant que vous n’ouvriez ce lien. Il fonctionne pendant 24 heures.',
    asked: (product) =>
      `Vous avez demandé à ${product} où cette adresse est exposée. N’importe qui peut saisir une adresse dans un formulaire : nous n’avons donc encore rien recherché. Ouvrez le lien pour confirmer que cette messagerie est la vôtre et lancer l’analyse :`,
    button: 'Lancer l’analyse gratuite',
    browser:
      'Un premier résultat prend une dizaine de secondes, et vous voyez chaque réponse au fur et à mesure. Lancez l’analyse dans les 24 heures. Le lien ouvre ensuite le résultat pendant 30 jours, dans le premier navigateur qui l’a ouvert ; ailleurs, sa page peut vous en envoyer un nouveau.',
    ifNot: (neverScanUrl) => [
      'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Sans le lien, rien n’est recherché, et la demande est supprimée au bout de 24 heures. Vous pouvez aussi nous dire de ',
      link('ne jamais analyser cette adresse', neverScanUrl),
      ', quelle que soit la personne qui le demande.',
    ],
  },
  newLink: {
    subject: 'Un nouveau lien vers votre résultat',
    preview: 'Le lien précédent a été ouvert dans un autre navigateur.',
    asked: (product) =>
      `Un lien vers une analyse gratuite de ${product} fonctionne dans un seul navigateur. Une personne qui a un lien précédent en a demandé un nouveau, et nous ne l’envoyons qu’à l’adresse analysée :`,
    ifNot: 'Si ce n’était pas vous, vous pouvez l’ignorer : la personne qui l’a demandé ne peut pas lire cet e-mail.',
  },
  notMade: {
    subject: 'Nous n’avons pas analysé cette adresse',
    preview: 'Quelqu’un l’a demandé. Vous nous aviez dit de ne jamais le faire, et rien n’a été recherché.',
    asked: (product) =>
      `Quelqu’un a demandé à ${product} une analyse de cette adresse. Vous nous aviez dit de ne jamais l’analyser : rien n’a donc été recherché, et rien n’a été dit à la personne qui l’a demandée.`,
    changed:
      'C’était vous, et vous avez changé d’avis ? Vous pouvez revenir sur ce choix ici, par un e-mail à cette adresse :',
    button: 'Autoriser de nouveau les analyses',
    ifNot: 'Sinon, il n’y a rien à faire. Nous vous en avertissons une fois par jour au plus.',
  },
  ended: {
    completed: {
      subject: 'Votre analyse est terminée',
      preview: 'Voyez ce que chaque source a répondu.',
      text: (product) =>
        `Votre analyse gratuite de ${product} est terminée. Ce que chaque source a répondu, et ce que vous pouvez faire, se trouve sur sa page :`,
      button: 'Voir mon résultat',
    },
    failed: {
      subject: 'Votre analyse n’a pas pu être terminée',
      preview: 'Ce qui avait été trouvé jusque-là est conservé. Vous pouvez en lancer une autre.',
      text: (product) =>
        `Votre analyse gratuite de ${product} n’a pas pu être terminée. Sa page dit jusqu’où elle est allée, et vous pouvez y en lancer une autre :`,
      button: 'Voir ce qui s’est passé',
    },
    waiting: (count) =>
      count === 1
        ? 'Une source doit encore répondre, car elle n’accepte qu’un certain nombre de questions à la fois. Nous l’interrogerons dans la journée, ajouterons sa réponse au résultat et vous écrirons de nouveau quand elle aura répondu.'
        : `${count} sources doivent encore répondre, car elles n’acceptent qu’un certain nombre de questions à la fois. Nous les interrogerons dans la journée, ajouterons leurs réponses au résultat et vous écrirons de nouveau quand elles auront répondu.`,
  },
  amended: {
    subject: 'Le reste de votre analyse est arrivé',
    preview: 'Votre résultat tient maintenant compte des sources qui manquaient.',
    answered: (product, count) =>
      count === 1
        ? `Quand votre analyse gratuite de ${product} s’est terminée, quelques sources devaient encore répondre. L’une d’elles l’a fait depuis. Le résultat et son score en tiennent maintenant compte :`
        : `Quand votre analyse gratuite de ${product} s’est terminée, quelques sources devaient encore répondre. ${count} d’entre elles l’ont fait depuis. Le résultat et son score en tiennent maintenant compte :`,
    unanswered: (count) =>
      count === 1
        ? 'L’une d’elles n’a pas répondu dans la journée. Le résultat dit laquelle, et vous pouvez y relancer la question.'
        : `${count} n’ont pas répondu dans la journée. Le résultat dit lesquelles, et vous pouvez y relancer la question.`,
  },
  withdrawn: {
    subject: 'Nous devons corriger votre analyse',
    preview: 'Une source a échoué à notre test : sa réponse ne compte plus.',
    failed: (product) =>
      `${product} teste ses sources avec des questions dont les réponses sont connues. L’une de celles que votre analyse a interrogées vient d’échouer : elle a dit connaître ce qui ne peut pas exister, ou n’a pas trouvé ce que l’on sait qu’elle contient. Nous ne croyons donc plus ce qu’elle a dit de vous, et l’avons retiré.`,
    now: 'Votre rapport compte maintenant cette source comme non vérifiée, et tout le reste est inchangé. Son score a été recalculé et a pu changer. Si vous aviez commencé à traiter quelque chose qui n’y figure plus, vous pouvez vous arrêter là.',
    see: (day) => `Voir votre analyse du ${day}`,
  },
};

export default french;
