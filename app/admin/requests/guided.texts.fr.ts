import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { CaseState } from '#contract/removal/cases.ts';
import type { AnswerKind } from '#contract/removal/desk.ts';
import type english from './guided.texts.en.ts';

const states: Readonly<Record<CaseState, string>> = {
  prepared: 'Lettre préparée',
  sent: 'Envoyée',
  acknowledged: 'Réception confirmée',
  'more-asked': 'Ils demandent plus de données',
  'said-done': 'Ils disent que c’est fait',
  'nothing-held': 'Ils disent ne rien détenir',
  refused: 'Refusée',
  overdue: 'En retard',
  'complaint-made': 'Plainte déposée',
  'seen-gone': 'Disparition constatée',
  'still-there': 'Toujours là',
  'came-back': 'De retour',
  closed: 'Clôturée',
};

const answers: Readonly<Record<AnswerKind, string>> = {
  done: 'c’est fait',
  'nothing-held': 'rien n’est détenu',
  'holds-data': 'des données sont détenues',
  'more-identification': 'plus d’éléments d’identification demandés',
  'id-copy': 'copie d’une pièce d’identité demandée',
  'other-form': 'renvoi vers leur formulaire',
  extension: 'plus de temps nécessaire',
  refusal: 'refus',
  'wrong-language': 'autre langue demandée',
  'not-understood': 'autre chose',
};

const french: Texts<typeof english> = {
  states,
  queue: {
    title: 'Demandes aux entreprises',
    lead: 'Ce dont quelqu’un doit s’occuper aujourd’hui, pour les clients qui ont commandé l’accompagnement et vous ont donné accès. L’entreprise est nommée quand vous ouvrez une demande : chaque consultation figure dans le Journal d’activité du client.',
    back: 'Demandes de service',
    notRead: 'Impossible de charger les demandes aux entreprises.',
    notReadText: 'Rien n’est perdu ; veuillez réessayer dans un instant.',
    none: 'Personne n’a besoin de vous aujourd’hui',
    noCustomers:
      'Les clients qui ont commandé l’accompagnement et vous laissent travailler sur leurs demandes apparaissent ici.',
    allWaiting: 'Toutes les demandes attendent la réponse de l’entreprise.',
    caption: 'Ce dont quelqu’un doit s’occuper aujourd’hui',
    columns: { who: 'Client', state: 'Situation', since: 'Depuis', due: 'Échéance de réponse', act: 'Ouvrir' },
    noDay: 'Aucune date',
    open: 'Ouvrir',
    requestOf: (customer) => `la demande de ${customer}`,
    waiting: (customers) =>
      customers === 1
        ? '1 client a commandé l’accompagnement et ne vous a pas encore donné accès. Vous pouvez le lui demander dans sa [commande].'
        : `${counted('fr', customers, { one: 'client', other: 'clients' })} ont commandé l’accompagnement et ne vous ont pas encore donné accès. Vous pouvez le leur demander dans leurs [commandes].`,
  },
  one: {
    title: 'Demande à une entreprise',
    back: 'Demandes aux entreprises',
    lead: (customer, state, since) =>
      `Pour ${customer}. Situation depuis le ${since} : ${states[state]}. Vous pouvez préparer des lettres ; seul le client les envoie. Cette consultation figure dans son Journal d’activité.`,
    letter: 'La prochaine lettre',
    onlyCustomer: 'Seul le client peut l’envoyer.',
    history: 'Ce qui s’est passé',
    letterSent: (subject) => `Lettre envoyée : ${subject}`,
    answerNoted: (kind) => `Réponse notée : ${answers[kind]}`,
    passedOn: (authority) => `Transmise à ${authority}`,
    noted: 'Noté',
    prepareTitle: 'Préparer une autre lettre pour ce client',
    company: 'Entreprise',
    companyHint: 'Son identifiant dans l’annuaire, comme controllers.adobe ou brokers.acxiom.',
    prepare: 'Préparer une lettre',
    prepared: 'La lettre est prête. Seul le client peut l’envoyer.',
    failures: { prepare: 'Impossible de préparer la lettre' },
    order: 'La commande',
  },
};

export default french;
