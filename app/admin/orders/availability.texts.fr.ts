import type { Texts } from '#contract/base/texts.ts';
import type english from './availability.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Rendez-vous',
  lead: 'Quand les clients peuvent prendre rendez-vous avec vous, au moins un jour à l’avance ; ce qu’ils lisent sur vous, et vos réservations.',
  back: 'Toutes les commandes',
  none: 'Aucun rendez-vous à venir',
  noneText: 'Ce que les clients réservent apparaît ici.',
  when: 'Quand',
  range: (day, from, to) => `${day}, de ${from} à ${to}`,
  order: 'Commande',
  customer: 'Client',
  with: 'Avec',
  hours: 'Vos horaires',
  failed: 'Les horaires n’ont pas pu être enregistrés.',
  done: 'Horaires enregistrés',
  shownAs: 'Nom affiché',
  shownAsHint: 'Le nom que voient les clients.',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Le fuseau horaire des heures ci-dessous, par exemple Europe/Paris.',
  about: 'À propos de vous',
  aboutHint:
    'Quelques phrases pour les clients. Tout le monde les lit sur « Services », avec le nom ci-dessus, et vos clients sur leurs commandes. Vide : rien n’est affiché.',
  week: 'Chaque semaine',
  days: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  closed: 'fermé',
  weekHint: 'Par exemple 09:00-12:00, 13:00-17:00. Vide : personne ne peut prendre rendez-vous avec vous ce jour-là.',
  exceptions: 'Exceptions',
  exceptionsHint:
    'Un jour par ligne : 2026-12-24 closed (fermé) ou 2026-12-28 10:00-12:00. Les réservations existantes restent.',
  saving: 'Enregistrement…',
  save: 'Enregistrer les horaires',
};

export default french;
