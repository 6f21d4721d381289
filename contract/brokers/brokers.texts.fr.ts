import type { Texts } from '#contract/base/texts.ts';
import type { Country } from '#contract/identifiers/types.ts';
import type english from './brokers.texts.en.ts';
import type { BrokerCategory } from './types.ts';

const reasons: Readonly<Record<BrokerCategory, string>> = {
  'people-search': 'Il répertorie des particuliers de votre pays par nom et commune.',
  'address-broker': 'Il fait commerce des adresses postales des foyers de votre pays.',
  directory: 'Il répertorie des habitants de votre pays par nom et numéro de téléphone.',
  'public-register': 'Toute personne inscrite y figure, sauf opposition de sa part.',
  genealogy: 'Il publie des documents sur des familles, où des personnes vivantes sont nommées.',
  'credit-reference':
    'Il détient des données sur presque tous les adultes de votre pays qui ont un compte bancaire, un prêt ou un contrat.',
  'marketing-data':
    'Il établit des profils publicitaires des foyers de votre pays à partir d’achats et d’inscriptions.',
  'b2b-contact':
    'Il recueille des noms et des adresses d’entreprises, et vous avez une adresse sur un domaine qui n’est pas celui d’un fournisseur de messagerie.',
  'caller-id':
    'Il recueille des noms et des numéros dans les carnets d’adresses de ses utilisateurs, qui vous connaissent peut-être.',
  'adtech-identity':
    'Il relie des adresses e-mail à des navigateurs et à des téléphones pour la publicité, quels que soient leurs titulaires.',
  'location-data': 'Il achète à des applications la localisation des téléphones.',
  'face-search': 'Il recueille des photos de visages sur des pages publiques.',
};

const inCountry: Readonly<Record<Country, string>> = {
  UK: 'au Royaume-Uni',
  US: 'aux États-Unis',
  AT: 'en Autriche',
  BE: 'en Belgique',
  CH: 'en Suisse',
  DE: 'en Allemagne',
  FR: 'en France',
  HK: 'à Hong Kong',
  IT: 'en Italie',
  SE: 'en Suède',
  EU: 'dans votre pays',
};

const french: Texts<typeof english> = {
  categories: {
    'people-search': 'Recherche de personnes',
    'address-broker': 'Courtiers en adresses',
    directory: 'Annuaires',
    'public-register': 'Registres publics',
    genealogy: 'Généalogie',
    'credit-reference': 'Information sur le crédit',
    'marketing-data': 'Données marketing',
    'b2b-contact': 'Contacts professionnels',
    'caller-id': 'Identification des appels',
    'adtech-identity': 'Identité publicitaire',
    'location-data': 'Données de localisation',
    'face-search': 'Recherche de visages',
  },
  reasons,
  inCountry,
  likely: (category) => `Il a probablement vos données. ${reasons[category]}`,
  note: (country) =>
    `Ils recueillent des données sur des personnes comme vous ${inCountry[country]}. Nous n’y avons fait aucune recherche sur vous : aucun n’est un constat, et aucun ne compte dans le score ni dans la couverture.`,
  needs: {
    'full name': 'nom complet',
    'e-mail': 'adresse e-mail',
    address: 'adresse postale',
    'e-mail verification': 'vérification par e-mail',
    state: 'État',
    'URL of the record': 'URL de la fiche',
    'date of birth': 'date de naissance',
    captcha: 'captcha',
    'phone number': 'numéro de téléphone',
    'search for the record': 'recherche de la fiche',
    SSN: 'numéro de sécurité sociale (SSN)',
    'HKID (mask what is not needed)': 'carte d’identité de Hong Kong (masquez ce qui n’est pas nécessaire)',
    'city and state': 'ville et État',
    'free account to find record URLs': 'compte gratuit pour trouver les URL des fiches',
    photo: 'photo',
    'log in with the number': 'connexion avec le numéro',
    'may ask for address or phone already on file':
      'une adresse ou un téléphone déjà connus d’eux peuvent être demandés',
    'may ask for an identity document; refuse or mask': 'une pièce d’identité peut être demandée ; refusez ou masquez',
    age: 'âge',
    'automated voice call with code': 'appel vocal automatique avec un code',
  },
  notes: {
    acxiom: 'Un portail par pays : /privacy/fr/, /privacy/it/, /privacy/es/.',
    beenverified:
      'Une opposition par adresse e-mail ; les fiches de biens immobiliers ont un formulaire à part (/app/optout/address-search).',
    'instant-checkmate': 'Même portail de suppression qu’Intelius.',
    'nova-credit-hong-kong':
      'Organisme d’information sur le crédit de Credit Data Smart ; un rapport gratuit tous les 12 mois.',
    'open-electoral-register-uk':
      'Adressez-vous au bureau local des listes électorales, ou choisissez l’exclusion dans le service d’inscription ; sans effet sur les copies déjà vendues.',
    'oracle-data-cloud-requests':
      'Oracle a cessé ses activités publicitaires en 2024 ; les demandes d’accès et d’effacement restent possibles.',
    rocketreach: 'Représentant dans l’UE au titre du RGPD : article27@verasafe.com.',
    'transunion-hong-kong-tucis':
      'Organisme d’information sur le crédit de Credit Data Smart ; accès et rectification seulement, sans droit général à l’effacement ; un rapport gratuit tous les 12 mois.',
    'transunion-uk-formerly-callcredit': 'Anciennement Callcredit : vérifiez l’adresse avant l’envoi.',
    truecaller: 'Le numéro peut réapparaître quand un contact importe de nouveau son carnet d’adresses.',
    truthfinder: 'Même portail de suppression qu’Intelius.',
  },
};

export default french;
