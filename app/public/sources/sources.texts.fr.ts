import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { countMarks, type MarkKind } from '#contract/sources/listing.ts';
import type english from './sources.texts.en.ts';

const marks: Readonly<Record<MarkKind, string>> = {
  passed: 'sans faute',
  gone: 'sans personne avec qui la tester',
  unanswered: 'sans réponse',
  failed: 'avec une mauvaise réponse',
  none: 'sans question',
};

const french: Texts<typeof english> = {
  title: 'Sources',
  description:
    'Toutes les sources qu’une analyse peut interroger : avec quelles données, à quel rythme, si elles ont réussi leurs tests aujourd’hui, et qui les tient.',
  lead: 'Toutes les sources qu’une analyse peut interroger à votre sujet. Quand nous le pouvons, nous testons chacune avec une question dont nous connaissons la réponse ; ce qu’elle dit de vous ne compte que tant qu’elle réussit. Un site qui trouve votre nom d’utilisateur est aussi interrogé sur un nom inventé qui lui ressemble, et qu’il ne doit pas trouver.',
  live: (live, total) =>
    `${counted('fr', live, { one: 'source de données active', other: 'sources de données actives' })} aujourd’hui. La liste compte ${counted('fr', total, { one: 'source', other: 'sources' })}, y compris celles qui n’ont pas encore fait leurs preuves et celles qui ne sont pas interrogées en ce moment.`,

  filter: 'Sources',
  search: 'Rechercher',
  kind: 'Type',
  today: 'Aujourd’hui',
  all: 'Toutes',
  show: 'Afficher',
  match: (matching, total) => `Correspondances : ${matching} sur ${total}.`,
  thereAre: (total) => `Il y a ${counted('fr', total, { one: 'source', other: 'sources' })}.`,
  noMatch: 'Aucune source ne correspond',
  noMatchText: 'Essayez avec moins de mots, ou un autre type.',
  showAll: 'Afficher toutes les sources',
  kinds: {
    breaches: 'Recueils de fuites',
    identity: 'Identité publique',
    keys: 'Clés et certificats',
    code: 'Code et commits',
    domain: 'Votre domaine de messagerie',
    reputation: 'Listes de réputation',
    profiles: 'Profils publics',
  },
  liveToday: (count) => `actives aujourd’hui : ${count}`,
  showThem: 'Les afficher',

  conditions: {
    answering: 'Active aujourd’hui',
    quiet: 'Sans réponse aujourd’hui',
    doubted: 'Douteuse',
    out: 'Non interrogée',
    tried: 'À l’essai',
    off: 'Désactivée',
  },
  days: (runs) => {
    const { total, marks: counts } = countMarks(runs);
    const told = counts.map(([kind, count]) => `${count} ${marks[kind]}`).join(', ');
    return total === 1 ? `Dernier jour : ${told}` : `${total} derniers jours : ${told}`;
  },
  askedWithLabel: 'Interrogée avec',
  askedWith: {
    P0: 'Rien qui vous nomme : un domaine seulement',
    P1: 'Un hash de votre adresse, ou une partie de ce hash',
    P2: 'Un nom d’utilisateur ou un nom',
    P3: 'Votre adresse, telle quelle',
  },
  ownDomain: (asked) => `${asked}, et uniquement un domaine dont vous avez prouvé qu’il est à vous`,
  pace: 'Rythme',
  countries: 'Surtout utilisée dans ces pays',
  right: 'Exactitude à ce jour',
  precision: ({ atLeast, answers }) =>
    `Au moins ${Math.floor(100 * atLeast)} % de ce qu’elle a trouvé d’après un nom concernait bien la personne, selon ${counted('fr', answers, { one: 'réponse', other: 'réponses' })}`,
  covers: 'Ce que couvre « rien trouvé »',
  credit: 'Crédit',
  credits:
    'Les règles selon lesquelles les sites de profils sont interrogés viennent de [WhatsMyName] (CC BY-SA 4.0), [maigret] et [sherlock] (MIT), et ce qu’il faut pour supprimer un compte, de [JustDeleteMe] (MIT). Un site que l’une d’elles est seule à connaître reste à l’essai jusqu’à ce qu’il ait réussi nos tests ici ; d’ici là, aucune analyse ne l’interroge.',
};

export default french;
