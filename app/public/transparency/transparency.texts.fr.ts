import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './transparency.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Journal d’audit',
  description:
    'Les points de contrôle signés de notre journal d’audit, et comment chacun peut vérifier que rien n’y a été modifié après coup.',
  lead: 'Vous n’avez pas à nous croire sur parole quand nous disons que notre journal n’a pas été altéré. Voici comment le vérifier.',

  latest: 'Derniers points de contrôle',
  newest: 'Le plus récent, tel qu’il est signé. Copiez-le, gardez-le, et vérifiez-le ici un autre jour.',
  entries: 'Entrées',
  signed: 'Signé',
  root: 'Racine',
  formerKey: 'Signé avec une ancienne clé',
  witnesses: 'Témoins',
  signers: (signed, all) => `${signed} sur ${all}`,
  enoughSigners: (signed, all) => `${signed} sur ${all}, assez`,
  nothing: 'Rien n’est encore scellé',
  nothingText: 'Le premier point de contrôle est signé environ une minute après le premier acte.',

  checkKept: 'Vérifier un point de contrôle gardé',
  form: 'Vérifier un point de contrôle',
  kept: 'Un point de contrôle que vous avez gardé',
  keptHint: 'Le texte entier, de la première ligne à la signature.',
  check: 'Vérifier dans ce navigateur',
  checking: 'Vérification…',
  needsScripts: 'Cette vérification se fait dans votre navigateur et nécessite JavaScript.',
  holds: (newest, kept) =>
    `Le journal d’aujourd’hui, qui compte ${counted('fr', newest, { one: 'entrée', other: 'entrées' })}, commence exactement par ce que vous avez gardé (entrées : ${kept}). Rien n’y a été modifié, retiré ni intercalé.`,
  unsignedHere: 'Ce navigateur ne peut pas vérifier les signatures Ed25519 : seuls les hashs ont été vérifiés.',
  shorter: (kept) =>
    `Le journal compte aujourd’hui moins d’entrées que votre point de contrôle (${kept}). Des entrées ont disparu. Gardez votre point de contrôle : il le prouve.`,
  rewritten:
    'Le journal d’aujourd’hui ne commence pas par ce que vous avez gardé. L’histoire a été réécrite. Gardez votre point de contrôle : il le prouve.',
  unsigned: 'Notre clé n’a pas signé ceci, ou le texte a été modifié ensuite.',
  unreadable:
    'Ce n’est pas un point de contrôle. Un point de contrôle, c’est le nom du journal, deux autres lignes, une ligne vide et une signature.',
  failed: 'Le journal n’a pas répondu : on ne sait donc rien. Votre point de contrôle reste valable : réessayez.',

  how: 'De quoi il s’agit',
  howText: [
    'Ici, chaque action importante, de la connexion à la consultation des constats de quelqu’un, est inscrite dans un journal d’audit. Environ une fois par minute, toutes les nouvelles entrées sont scellées : chacune reçoit un hash, et tous les hashs ensemble en reçoivent un de plus, la racine. Modifier une ancienne entrée change la racine. Nous la signons avec le nombre d’entrées, et nous la publions : c’est un point de contrôle.',
    'Quiconque garde un point de contrôle peut donc nous y tenir. Si nous modifions, retirons ou glissons une entrée plus tard, même avec la clé et la base de données en main, le journal ne correspond plus à ce que vous avez gardé.',
  ],
  proves: 'Ce que cela prouve, et ce que cela ne prouve pas',
  provesText:
    'Cela prouve que les entrées scellées n’ont pas été modifiées. Cela ne prouve pas qu’une entrée était vraie au moment où elle a été écrite. Un point de contrôle ne contient que des hashs : on ne peut y lire les données de personne. Les détails d’une personne sont effacés avec son compte, et les preuves restent valables.',
  removals: 'Ce que les entreprises font des demandes d’effacement se trouve sur [une page à part].',

  independent: 'Témoins indépendants',
  independentText:
    'Nous pourrions vous montrer un journal et en montrer un autre à quelqu’un d’autre. Avec un témoin, cela ne peut pas passer inaperçu : il est tenu par un tiers, se souvient du dernier point de contrôle qu’il a signé, et ne signe le suivant qu’avec la preuve que le journal a grandi à partir de là.',
  quorum: (quorum, all) =>
    `Un point de contrôle est considéré comme attesté quand ${quorum} témoins sur ${all} l’ont signé.`,
  notSigned: 'n’a encore signé aucun point de contrôle.',
  lastSigned: (size, time) =>
    `a signé en dernier le point de contrôle de ${counted('fr', size, { one: 'entrée', other: 'entrées' })}, le [${time}].`,
  nobody:
    'Personne d’autre ne signe ce journal pour l’instant. D’ici là, ce sont les points de contrôle que les gens gardent qui nous engagent.',
  runOne:
    'N’importe qui peut faire tourner un témoin à partir de notre code source. Communiquez-nous sa clé, et dès lors il signe pour nous :',

  byHand: 'Vérifier sans nous',
  verifier:
    'Le vérificateur tient en un fichier. Il lui faut Node.js et rien d’autre, il ne partage aucun code avec ce site, et il est assez court pour être lu. Gardez-le à côté d’un point de contrôle et de notre clé.',
  download: 'Télécharger verify.mjs',
  keepToday: 'Aujourd’hui, gardez un point de contrôle :',
  laterDay: 'N’importe quel jour ensuite, voyez si le journal commence toujours par lui :',
  status:
    'Si l’histoire a été réécrite, il se termine avec le statut 1 et dit ce qui ne va pas. Comparez la clé avec une copie obtenue ailleurs, ou gardez-la aussi :',
  programs:
    'Pour les programmes : [le point de contrôle le plus récent] et [la clé], dans les formats de [C2SP] ; [tous les points de contrôle], cent à la fois ; et les preuves que l’un est le début d’un autre (RFC 9162) à l’adresse [/transparency/consistency?from=SIZE].',
};

export default french;
