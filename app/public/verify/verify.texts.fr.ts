import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import verdicts from '#contract/proof/words/verdict.texts.fr.ts';
import type english from './verify.texts.en.ts';

const french: Texts<typeof english> = {
  verdicts,
  title: 'Vérifier un rapport',
  description:
    'Un rapport est-il tel que nous l’avons émis, et sinon, quelle partie ne l’est pas ? Le fichier ne quitte jamais votre appareil.',
  lead: 'Voyez si un rapport est tel que nous l’avons émis et, sinon, quelle partie a été modifiée. Le fichier reste sur cet appareil : il est lu ici, et personne n’est interrogé.',

  check: 'Vérifier un fichier',
  drop: 'Déposez ici un rapport ou un certificat, tel qu’il a été téléchargé, ou un fichier CSV accompagné de son sceau, ou',
  choose: 'Choisir un fichier',
  checking: 'Vérification…',
  file: 'Rapport',
  needsScripts: 'Cette vérification se fait dans votre navigateur et nécessite JavaScript.',

  genuine: (issuer, day) => `Authentique : émis par ${issuer} le ${day}, rien n’a été modifié`,
  failed: 'Le fichier n’a pas pu être lu',
  failedText: 'On ne sait rien à son sujet. Choisissez-le de nouveau.',
  more: (count) => `Et ${count} de plus.`,

  reportFor: 'Rapport pour',
  issued: 'Émis',
  scanned: 'Analysé',
  score: 'Score',
  findings: 'Constats',
  findingCount: (count) => counted('fr', count, { one: 'constat', other: 'constats' }),
  coverage: 'Couverture',
  answered: ({ asked, answered, waiting, sources = asked }) => {
    const checked =
      sources === asked
        ? `${answered} sur ${counted('fr', asked, { one: 'source vérifiée', other: 'sources vérifiées' })}`
        : `${counted('fr', answered, { one: 'réponse', other: 'réponses' })} à ${counted('fr', asked, { one: 'question posée', other: 'questions posées' })} à ${counted('fr', sources, { one: 'source', other: 'sources' })}`;
    return waiting > 0 ? `${checked} ; encore attendues : ${waiting}` : checked;
  },
  bands: { critical: 'critique', high: 'élevé', medium: 'moyen', low: 'faible', quiet: 'calme' },
  noScore: 'Trop peu de réponses pour donner un score',
  between: (from, to) => `de ${from} à ${to}`,
  scored: (exposed, band) => `${exposed} sur 100 : ${band}`,
  scoredOpen: (open, band, exposed) => `${open} sur 100 : ${band} ; consigné : ${exposed}`,
  report: 'Rapport',
  table: 'Tableau',
  lines: (count) => counted('fr', count, { one: 'ligne', other: 'lignes' }),

  gone: 'Disparition constatée',
  asked: 'Demandé à',
  askedOn: (company, day) => `${company}, le ${day}`,
  found: 'Trouvé',
  absent: 'Absent',
  log: 'Journal d’audit',
  notChecked: 'Non vérifié',
  notProved: (why) => `Ne le prouve pas : ${why}`,
  proved: (entry, size) => `L’entrée ${entry} sur ${size} du journal signé le dit`,

  proves: 'Ce que cela prouve, et ce que cela ne prouve pas',
  provesText: (name) => [
    `Un rapport authentique dit, mot pour mot, ce que ${name} a trouvé et ce que chaque source a répondu, au moment qu’il indique. Il ne prouve pas qu’une source a dit la vérité, ni que l’on trouverait la même chose aujourd’hui. Il ne dit pas non plus qui vous l’a remis : regardez de qui est le rapport.`,
    'Un certificat dit qu’un élément que nous avions trouvé était absent lors de trois vérifications, alors que la source réussissait chaque fois ses tests. Il contient l’entrée de notre journal d’audit qui le dit, et les hashs qui mènent à une tête signée.',
  ],
  withoutUs: 'Vérifier sans nous',
  command: 'Dans une copie de notre code source, sur une machine qui n’a pas besoin d’être en ligne :',
  key: 'La commande se termine avec le statut 1 et nomme les parties modifiées. Notre clé publique est le dernier argument : notez-la, ou comparez-la avec une copie obtenue ailleurs. Les programmes la trouvent à l’adresse [/verify/key].',
  formerKeys: 'Clés antérieures encore acceptées :',
  seal: 'Le sceau à la fin du fichier JSON est une [note signée], avec une ligne par partie : son SHA-256 et son nom. Chacun peut donc écrire son propre vérificateur.',
};

export default french;
