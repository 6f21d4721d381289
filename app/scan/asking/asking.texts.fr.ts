import type { Texts } from '#contract/base/texts.ts';
import type english from './asking.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Interroger depuis votre propre appareil',
  noAnswer: (names) =>
    `Pas de réponse de ${names}. [Interroger depuis votre propre appareil] : vous voyez d’abord ce qui est envoyé, et à qui.`,
  lead: 'Certaines sources n’acceptent de nous qu’un nombre limité de questions. Votre navigateur peut les interroger à notre place : depuis votre connexion, avec votre propre quota.',
  failed: 'La réponse n’a pas pu être ajoutée. Réessayez.',
  outcomes: {
    found: { title: 'Ajoutée', description: 'Ce qui a été répondu à votre navigateur figure dans le rapport.' },
    clear: { title: 'Ajoutée', description: 'La source a répondu qu’elle n’avait rien sur cette adresse.' },
    'not-checked': {
      title: 'Non vérifié',
      description: 'Ce qui est revenu n’est pas une réponse que nous pouvons lire. Le rapport reste inchangé.',
    },
  },
  sent: 'Ce qui est envoyé',
  toWhom: 'À qui',
  learns: (host) => `${host}. Ce service apprend cette adresse et l’adresse IP de votre connexion.`,
  comesBack: 'Ce qui nous revient',
  wholeAnswer:
    'Sa réponse entière. Nous la lisons comme les nôtres et la signalons comme une demande de votre navigateur.',
  silent:
    'Elle n’a pas répondu à votre navigateur. Elle est peut-être saturée, ou quelque chose la bloque sur votre appareil. Le rapport reste inchangé.',
  asking: 'Interrogation…',
  ask: (source) => `Interroger ${source} d’ici`,
  nothing: 'Il n’y a rien à demander : toutes les sources que votre navigateur peut interroger ont répondu.',
  needsScripts: 'C’est votre navigateur qui interroge, et il lui faut JavaScript.',
  policy:
    'Cette page ne peut se connecter qu’à ces sources : sa politique interdit toutes les autres. La réponse ne compte que dans ce rapport.',
  back: 'Revenir au rapport',
};

export default french;
