import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { orderNotCreated, priceChanged } from '#contract/faults/orders.fr.ts';
import type english from './ordering.texts.en.ts';

const french: Texts<typeof english> = {
  title: (service) => `Demande : ${service}`,
  signInFirst: {
    title: 'Connexion nécessaire',
    description: 'Connectez-vous pour poursuivre votre demande de service.',
  },
  notCreated: { title: 'Erreur', description: orderNotCreated },
  created: (service, payOnline) => ({
    title: 'Demande de service créée',
    description: payOnline
      ? `Nous avons bien reçu votre demande : ${service}. Le travail commence une fois votre paiement reçu.`
      : `Nous avons bien reçu votre demande : ${service}. Le paiement en ligne arrive bientôt : rien n’a été débité, et nous vous écrirons au sujet du paiement.`,
  }),
  marked: 'Vérifiez les champs signalés.',
  priceChanged,
  earlier: (day) => `Vous avez demandé ce service le ${day}, et la demande est encore en attente. [Voir cette demande]`,
  form: 'Demande de service',
  loading: 'Chargement du formulaire',
  cancel: 'Annuler',
  sending: 'Envoi…',
  hours: 'Heures',
  hoursHint: (least, most) => `De ${least} à ${most}.`,
  namesHint: 'Un par ligne : votre nom, vos noms de scène et la façon dont d’autres l’écrivent. Conservés chiffrés.',
  links: 'Liens vers des images et des profils',
  linksHint: 'Un par ligne : des images de vous, vos vrais profils et ce qui vous paraît suspect. Conservés chiffrés.',
  noTimes: 'Aucun horaire n’est libre pour le moment. Nous vous écrirons pour en trouver un.',
  time: 'Quand souhaitez-vous échanger ?',
  noTime: 'Aucun de ces horaires : écrivez-moi',
  scan: 'De quelle analyse s’agit-il ?',
  scanHint:
    'La personne qui traite votre demande peut ouvrir cette seule analyse. Votre journal d’activité indique chaque consultation.',
  noScan: 'Aucune analyse en particulier',
  scanOption: (name, day) => `${name}, ${day}`,
  scoredOption: (name, day, score) => `${name}, ${day} (score ${score})`,
  note: 'Une note pour nous',
  noteHint: 'Conservée chiffrée. N’envoyez pas de mot de passe.',
  service: 'Service',
  price: 'Prix',
  perHour: (price) => `${price} de l’heure`,
  perHours: (price, hours) => `${price} de l’heure, ${counted('fr', hours, { one: 'heure', other: 'heures' })}`,
  addMore: 'Ajoutez ce qui est aussi à vous avant de commander, ou après, dans [Ce que nous cherchons].',
  hasYear: (day) => `Vous avez déjà une année jusqu’au ${day}. La nouvelle commencera à la fin de celle-ci.`,
  watchedAlready:
    'Tout ce que vous nous avez indiqué est déjà surveillé, gratuitement, jusqu’à ce que vous l’arrêtiez : une année n’ajouterait rien pour le moment.',
  nothingCharged: 'Rien n’est débité quand vous envoyez cette demande.',
  pay: (amount) => `Payer ${amount}`,
  openingPayment: 'Ouverture de la page de paiement',
};

export default french;
