import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './result.texts.en.ts';

const french: Texts<typeof english> = {
  comeBack:
    'Vous pouvez fermer cette page. L’analyse se poursuit, et un e-mail avec un lien vers le résultat vous préviendra quand elle sera terminée.',
  failures: {
    watch: 'La surveillance n’a pas pu être activée. Réessayez.',
    stop: 'La surveillance n’a pas pu être arrêtée. Réessayez.',
    spellings: 'Les autres graphies n’ont pas pu être analysées. Réessayez.',
    keep: 'Le résultat n’a pas pu être conservé. Réessayez.',
    forget: 'Cet appareil n’a pas pu oublier le résultat. Réessayez.',
  },
  kept: {
    title: 'Votre compte est ouvert',
    description: 'Le résultat est conservé ici, et votre session est ouverte.',
  },
  watched: 'Nous vous préviendrons si cela change. Un e-mail vous le confirme aussi.',
  stopped: 'Nous ne vous préviendrons plus si cela change, et avons supprimé ce que nous conservions à cette fin.',
  forgotten: { title: 'Oublié sur cet appareil', description: 'Ce navigateur n’ouvre plus le résultat.' },
  shared: 'Quelqu’un d’autre utilise-t-il cet appareil ?',
  sharedText: 'Ce navigateur ouvre le résultat sans le lien. S’il l’oublie, seul un lien dans vos e-mails l’ouvrira.',
  sharedUntil: (date) =>
    `Ce navigateur ouvre le résultat sans le lien jusqu’au ${date}. S’il l’oublie, seul un lien dans vos e-mails l’ouvrira.`,
  forgetting: 'Oubli en cours…',
  forget: 'Oublier sur cet appareil',
  keep: 'Conserver ce résultat',
  keeping: 'Enregistrement…',
  choosePassword: 'Conservez ce résultat : choisissez un mot de passe',
  keepText:
    'Le lien que vous avez ouvert montre que [email] est à vous : un mot de passe suffit donc. Le résultat sera dans votre compte, où vous pourrez cocher ce qui est fait, relancer une analyse et recevoir un avis si cela change.',
  keepUntil: (date) => `Sans compte, le résultat sera supprimé le ${date}. D’ici là, ce navigateur l’ouvre.`,
  tellMe: 'Me prévenir si cela change',
  weTell: 'Nous vous prévenons si cela change',
  offer:
    'Sans compte : nous analysons de nouveau [email] chaque mois, lisons chaque jour les catalogues publics de fuites et vous disons ce qui est nouveau, revenu ou disparu, ou que rien n’a changé. Chaque e-mail contient un lien pour arrêter. Après un an, nous arrêtons de nous-mêmes, sauf si vous demandez de continuer.',
  switchingOn: 'Activation…',
  nextScan: (next, until) =>
    `La prochaine analyse de [email] est prévue le ${next}. Nous continuons jusqu’au ${until} ; un mois avant, un e-mail vous demandera si vous souhaitez une année de plus.`,
  weKeep: (since) =>
    `Depuis le ${since}, nous conservons à cette fin votre adresse, chiffrée, et votre fuseau horaire. Quand vous arrêterez, tout sera supprimé.`,
  weKeepKnown: (since, known) =>
    `Depuis le ${since}, nous conservons à cette fin votre adresse, chiffrée, et votre fuseau horaire, avec les empreintes de ${counted('fr', known, { one: 'élément', other: 'éléments' })} que vous connaissez déjà. Quand vous arrêterez, tout sera supprimé.`,
  stopping: 'Arrêt…',
  stop: 'Ne plus me prévenir',
  link: {
    notStarted: 'Votre analyse n’a pas pu démarrer. Réessayez.',
    open: 'Ouvrez votre résultat',
    openText: 'Merci. Le bouton ouvre le résultat dans ce navigateur.',
    start: 'Lancez votre analyse',
    ready: 'Votre analyse est prête à commencer',
    readyText:
      'Merci. Quand vous appuierez sur le bouton, nous interrogerons chaque source sur cette adresse et vous montrerons toutes les réponses : trouvé, rien trouvé, ou non vérifié et pourquoi. Si une analyse a déjà eu lieu, son résultat s’ouvrira.',
    check: 'Consultez votre messagerie',
    checkText:
      'Nous avons envoyé un nouveau lien à l’adresse de cette analyse, sauf si un lien a été envoyé au cours des 15 dernières minutes. Ouvrez-le dans ce navigateur.',
    elsewhere: 'Ouvert dans un autre navigateur',
    sending: 'Envoi…',
    newLink: 'M’envoyer un nouveau lien',
    dead: 'Ce lien ne peut pas être ouvert',
    deadText: 'Lancez une nouvelle analyse gratuite, et nous vous en enverrons un autre.',
    again: 'Recommencer',
    stillWorks: (reason) => `${reason} Votre lien reste valable.`,
    opening: 'Ouverture…',
    seeResult: 'Voir mon résultat',
    startScan: 'Lancer mon analyse',
    notYou: 'Si vous n’avez rien demandé, fermez la page. Rien n’est recherché et rien n’est affiché.',
  },
};

export default french;
