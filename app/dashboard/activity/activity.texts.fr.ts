import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './activity.texts.en.ts';

const entriesMore = (count: number) =>
  counted('fr', count, { one: 'entrée supplémentaire', other: 'entrées supplémentaires' });

const french: Texts<typeof english> = {
  title: 'Journal d’activité',
  lead: 'Ce qui s’est passé dans votre compte, le plus récent d’abord ; y compris quand notre équipe ouvre des constats vous concernant. Un hash scelle chaque entrée : « Vérifier » contrôle dans votre navigateur que personne ne l’a modifiée depuis.',
  none: 'Aucune activité pour l’instant',
  noneText: 'Ce que vous faites, et ce que nous faisons pour vous, apparaîtra ici.',
  caption: 'Votre activité',
  columns: {
    action: 'Action',
    time: 'Date et heure',
    ip: 'Adresse IP',
    device: 'Appareil',
    hash: 'Hash de la chaîne de blocs',
  },
  entriesMore,
  entriesMoreAbout: (count, purchase) =>
    purchase ? `${entriesMore(count)} : ${purchase}` : `${entriesMore(count)} sur cet achat`,
  byStaff: 'Par notre équipe',
  refused: 'Refusé',
  day: (date) => `${date},`,
  unknown: 'Inconnu',
  device: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: 'Appareil inconnu',
  soon: 'Scellée dans la minute',
  verify: 'Vérifier',
  verifyEntry: (action) => `Vérifier : ${action}`,
  verifyTitle: 'Vérifier cette entrée',
  verifyText: (action) =>
    `« ${action} », vérifiée dans votre navigateur avec le journal signé. Vous n’avez pas à nous croire sur parole.`,
  close: 'Fermer',
  checking: 'Vérification…',
};

export default french;
