import type { Texts } from '#contract/base/texts.ts';
import type english from './watching.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Surveillance',
  lead: 'Nous relançons l’analyse pour vous, et vous écrivons quand quelque chose est nouveau, de retour ou disparu depuis la dernière fois : de quoi il s’agit, depuis quand, et que faire.',
  failures: {
    watch: 'La surveillance n’a pas pu être activée. Réessayez.',
    stop: 'La surveillance n’a pas pu être arrêtée. Réessayez.',
  },
  switchedOn: 'La surveillance est activée. Vous pouvez l’arrêter ici à tout moment.',
  switchedOff:
    'La surveillance est désactivée. Nous n’interrogeons personne à votre sujet tant que vous ne lancez pas d’analyse.',
  watched: 'Surveillé',
  switchingOn: 'Activation…',
  tellMe: 'Me prévenir en cas de changement',
  isOff:
    'La surveillance est désactivée. Nous n’interrogeons personne à votre sujet tant que vous ne lancez pas d’analyse.',
  isScanning: 'La surveillance est activée. Une analyse est en cours.',
  breachesOnly: 'La surveillance est activée, pour les nouvelles fuites seulement.',
  nextScan: (date) => `La surveillance est activée. La prochaine analyse est prévue le [${date}].`,
  stopping: 'Arrêt…',
  stop: 'Arrêter la surveillance',
  pace: 'À quelle fréquence relancer l’analyse',
  paceHint:
    'Quelle que soit la fréquence, les catalogues de fuites sont lus chaque jour, et nous vous prévenons quand votre adresse figure dans une nouvelle fuite.',
  paces: {
    weekly: 'Chaque semaine',
    monthly: 'Chaque mois',
    quarterly: 'Tous les trois mois',
    breaches: 'Seulement en cas de nouvelle fuite',
  },
  saving: 'Enregistrement…',
  save: 'Enregistrer',
  start: 'Activer la surveillance',
  mails: (timeZone) =>
    timeZone
      ? `Un e-mail par jour au plus, jamais entre 21 h et 8 h (${timeZone}), et un toutes les quatre semaines quand rien n’a changé. Chacun contient un lien pour tout arrêter.`
      : 'Un e-mail par jour au plus, jamais entre 21 h et 8 h, et un toutes les quatre semaines quand rien n’a changé. Chacun contient un lien pour tout arrêter.',
  noMail:
    'Les notifications par e-mail sont désactivées dans vos [paramètres] : les changements ne sont indiqués qu’ici.',
  changed: 'Ce qui a changé',
  nothingChanged: 'Rien n’a changé depuis que vous avez activé la surveillance.',
  changes: { new: 'Nouveau', published: 'Nouvelle fuite', back: 'De retour', gone: 'Disparu' },
  noticed: (date) => `Constaté le [${date}]`,
  noticedSince: (date, since) => `Constaté le [${date}] ; date de l’exposition : ${since}`,
  list: 'Ce qui est surveillé',
  left: (count) =>
    count === 1
      ? 'Un élément de plus, un domaine ou un nom d’utilisateur, n’est surveillé qu’avec une année payante.'
      : `${count.toLocaleString('fr-FR')} autres éléments, domaines et noms d’utilisateur, ne sont surveillés qu’avec une année payante.`,
  change: 'Modifier ce que nous cherchons',
  gone: 'Chaque fois, nous interrogeons les mêmes sources que pour une analyse ordinaire, et aucune autre. Nous disons « disparu » seulement quand toutes les sources qui avaient signalé quelque chose ont de nouveau répondu. Tant que l’une d’elles se tait, nous n’en disons rien.',
  year: 'Une année de surveillance',
  runsUntil: (date) =>
    `Votre année court jusqu’au [${date}]. D’ici là, chaque analyse porte sur tout ce que vous nous avez indiqué, y compris les domaines et les noms d’utilisateur. Elle ne se renouvelle pas d’elle-même ; nous vous écrivons une fois avant la fin.`,
  free: 'Vous avez activé la surveillance avant qu’elle ne soit vendue à l’année : chaque analyse porte donc sur tout ce que vous nous avez indiqué, gratuitement, jusqu’à ce que vous l’arrêtiez. Si vous la réactivez plus tard, il faudra une année pour les domaines et les noms d’utilisateur.',
  offer:
    'Gratuitement, vos adresses prouvées sont comparées chaque jour aux nouvelles fuites et analysées de nouveau à la fréquence de votre choix. Avec une année de surveillance, chaque analyse porte aussi sur vos domaines et vos noms d’utilisateur.',
  buy: 'Tout surveiller pendant un an',
  extend: 'Ajouter une année',
  another: 'L’année suivante commence à la fin de celle-ci.',
};

export default french;
