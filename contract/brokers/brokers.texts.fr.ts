import type { Texts } from '#contract/base/texts.ts';
import type { Country } from '#contract/identifiers/types.ts';
import type english from './brokers.texts.en.ts';

/** With the preposition: "en France", "au Royaume-Uni". */
const countries: Readonly<Record<Country, string>> = {
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
    genealogy: 'Histoire familiale',
    'credit-reference': 'Informations de crédit',
    'marketing-data': 'Données marketing',
    'b2b-contact': 'Contacts professionnels',
    'caller-id': 'Identification des appels',
    'adtech-identity': 'Identité publicitaire',
    'location-data': 'Données de localisation',
    'face-search': 'Recherche de visages',
  },
  note: (country) =>
    `Ils recueillent des données sur des personnes comme vous ${countries[country]}. Nous n’y avons fait aucune recherche sur vous : aucun n’est un constat, et aucun ne compte dans le score ni dans les sources vérifiées.`,
};

export default french;
