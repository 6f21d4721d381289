import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './home.texts.en.ts';

const french: Texts<typeof english> = {
  title: (name) => `${name} : votre empreinte numérique, apaisée`,
  description: 'Découvrez où apparaît votre adresse e-mail en ligne, à quel point c’est grave et que faire.',
  example: 'Exemple de ce qu’une analyse peut trouver',
  stones: ['Mot de passe dans une fuite', 'Nom lié à une clé publique', 'Adresse postale dans une fuite'],
  caption:
    'Une empreinte d’exemple, pas la vôtre. Chaque pierre est une exposition ; les lignes s’apaisent à mesure que vous la traitez.',
  sourceWords: { live: '{n} sources de données actives', none: 'des sources publiques' },
  startFree: 'Commencez gratuitement. N’allez plus loin que si vous en avez besoin.',
  sample: 'Exemple de rapport',
  allServices: 'Tous les services',
  specials: 'Services spécialisés',
  specialsText: 'Pour une préoccupation précise.',
  how: 'Comment ça marche',
  steps: [
    [
      'Analyser',
      'Donnez-nous un nom et une adresse e-mail, puis ouvrez le lien que nous y envoyons. Nous interrogeons les sources l’une après l’autre, et vous voyez arriver les réponses.',
    ],
    [
      'Comprendre',
      'Vous obtenez un score de risque et tous les constats qui l’expliquent : où ils se trouvent, à quel point ils sont graves et sur quelles preuves.',
    ],
    [
      'Apaiser',
      'Suivez vous-même les étapes proposées, ou demandez-nous de l’aide. Relancez une analyse et voyez les lignes s’apaiser.',
    ],
  ],
  liveSources: (count) => `${count} sources de données actives`,
  liveSourcesText: (providers, asked) =>
    `Uniquement celles qui, au cours du dernier jour, ont montré qu’elles répondent, gérées par ${counted('fr', providers, { one: 'fournisseur', other: 'fournisseurs' })}. Une analyse gratuite interroge jusqu’à ${counted('fr', asked, { one: 'source', other: 'sources' })} qui connaissent les personnes par leur adresse e-mail ; les autres sont interrogées à partir d’un nom d’utilisateur ou d’un domaine. Si une source ne répond pas, votre rapport le dit. [Toutes les sources]`,
  encryption: 'Chiffrement',
  encryptionText:
    'Vos données sont chiffrées en chemin vers nous, et vos constats le sont de nouveau là où nous les conservons. Chaque analyse sans compte a sa propre clé, détruite quand le résultat expire.',
  log: 'Journal d’audit en chaîne de blocs',
  logText:
    'Connexions, analyses, commandes et toute modification par notre équipe sont inscrites dans un journal d’audit au moment même de l’acte. Le site peut ajouter des entrées, mais ni les modifier ni les supprimer, et chacune porte un hash qui sert à la sceller et à la vérifier. [Vérifiez-le vous-même].',
  reviews: 'Revues de sécurité régulières',
  reviewsText:
    'Les exigences sont passées en revue une à une, chacune avec des tests que chacun peut exécuter. [Ce qu’elles couvrent] : OWASP ASVS 5.0, chaque exigence satisfaite, tests à l’appui, ou encore à traiter.',
  lastReview: (date) => ` Dernière revue documentée : ${date}.`,
};

export default french;
