import type { Texts } from '#contract/base/texts.ts';
import { link, strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  stop: (until, stopUrl) => [
    until === null
      ? 'Vous recevez cet e-mail parce que vous avez demandé à savoir quand quelque chose change. '
      : `Vous recevez cet e-mail parce que vous avez demandé à savoir quand quelque chose change. Nous continuons jusqu’au ${until}, et vous demanderons avant cela si vous voulez une année de plus. `,
    link('Arrêter la surveillance', stopUrl),
    '.',
  ],
  signIn: 'Il faut se connecter pour le lire.',
  oneBrowser:
    'Le lien fonctionne dans le premier navigateur qui l’ouvre. Ailleurs, sa page peut vous en envoyer un nouveau, tant que le résultat est conservé.',
  kinds: { new: 'Nouveau', published: 'Nouvelle fuite', back: 'De retour', gone: 'Disparu' },
  gone: (name) => [strong('Disparu : '), name],
  change: (kind, name, since, step) => [
    strong(`${kind} : `),
    name,
    since === null ? '.' : `. Depuis : ${since}.`,
    step === null ? ' Il n’y a rien à faire.' : ` À faire maintenant : ${step}`,
  ],
  firstChange: (kind, title) => `${kind} : ${title}`,
  changed: {
    published: (count) =>
      count === 1
        ? 'Votre adresse figure dans une fuite qui vient d’être publiée'
        : `Votre adresse figure dans ${count} fuites qui viennent d’être publiées`,
    onlyGone: 'Quelque chose à votre sujet n’est plus trouvé',
    worse: (count) =>
      count === 1
        ? 'Quelque chose de nouveau à votre sujet est exposé'
        : `${count} nouveaux éléments à votre sujet sont exposés`,
    catalogue: (product) =>
      `Un catalogue public de fuites a du nouveau, et ${product} a demandé si cela vous concerne. C’est le cas :`,
    scanned: (product) => `${product} a refait une analyse pour vous. Voici ce qui a changé depuis la dernière fois :`,
    more: (count) => `Et ${count} de plus.`,
    see: 'Voir ce qui a changé',
  },
  unchanged: {
    subject: 'Rien de nouveau à votre sujet',
    preview: (answered) => `${answered}.`,
    scanned: (product, answered) =>
      `${product} a refait une analyse pour vous : ${answered}. Aucune de celles qui ont répondu n’a de nouveauté, et celles qui n’ont pas répondu ne disent rien, ni dans un sens ni dans l’autre.`,
    see: 'Voir le rapport',
  },
  address: {
    subject: 'Nous vous prévenons si cela change',
    preview: (next) => `La prochaine analyse est prévue le ${next}.`,
    asked: (product, next) =>
      `Sur la page de votre analyse gratuite, vous avez demandé à ${product} de vous prévenir si son résultat change. Nous analysons de nouveau cette adresse chaque mois, la première fois le ${next}, lisons chaque jour les catalogues publics de fuites, et vous écrivons ce qui a changé, ou que rien n’a changé.`,
    ends: (until, stopUrl) => [
      `Cela ne demande pas de compte. Nous arrêtons le ${until}, sauf si vous nous dites de continuer ; un e-mail vous le demandera. Ce n’était pas vous, ou vous avez changé d’avis ? `,
      link('Arrêtez la surveillance', stopUrl),
      ', et ce que nous gardons pour cela est supprimé.',
    ],
  },
  ends: {
    subject: (until) => `Nous arrêtons la surveillance le ${until}`,
    preview: 'Sauf si vous nous dites de continuer.',
    ask: (product, until) =>
      `Depuis près d’un an, ${product} vous avertit quand ce qui est exposé au sujet de cette adresse change. Nous arrêtons le ${until}, puis supprimons ce que nous gardons pour cela. Voulez-vous que nous continuions une année de plus ?`,
    button: 'Continuer',
    otherwise: (stopUrl) => [
      'Sinon, il n’y a rien à faire : cet e-mail est le seul à vous le demander. Pour arrêter maintenant : ',
      link('Arrêter la surveillance', stopUrl),
      '.',
    ],
  },
  year: {
    subject: (until) => `Votre année de surveillance se termine le ${until}`,
    preview: 'Elle n’est pas renouvelée automatiquement.',
    until: (product, until) =>
      `Jusqu’au ${until}, ${product} analyse de nouveau tout ce que vous nous avez indiqué. Ensuite, les adresses que vous avez confirmées restent analysées aussi souvent que vous l’avez choisi, et sont comparées chaque jour aux nouvelles fuites, gratuitement. Vos domaines et vos noms d’utilisateur ne le sont plus.`,
    renew:
      'Elle n’est pas renouvelée automatiquement, et rien n’est débité. Si vous voulez une année de plus, commandez-la : elle commence quand celle-ci se termine.',
    button: 'Une année de plus',
    only: (watchingUrl) => [
      'Cet e-mail est le seul à ce sujet. Ce qui est surveillé, et à quel rythme, se trouve sous ',
      link('Surveillance', watchingUrl),
      '.',
    ],
  },
};

export default french;
