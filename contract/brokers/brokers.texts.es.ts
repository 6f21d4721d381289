import type { Texts } from '#contract/base/texts.ts';
import type { Country } from '#contract/identifiers/types.ts';
import type english from './brokers.texts.en.ts';

const countries: Readonly<Record<Country, string>> = {
  UK: 'el Reino Unido',
  US: 'Estados Unidos',
  AT: 'Austria',
  BE: 'Bélgica',
  CH: 'Suiza',
  DE: 'Alemania',
  FR: 'Francia',
  HK: 'Hong Kong',
  IT: 'Italia',
  SE: 'Suecia',
  EU: 'tu país',
};

const spanish: Texts<typeof english> = {
  categories: {
    'people-search': 'Búsqueda de personas',
    'address-broker': 'Intermediarios de direcciones',
    directory: 'Directorios',
    'public-register': 'Registros públicos',
    genealogy: 'Historia familiar',
    'credit-reference': 'Informes de crédito',
    'marketing-data': 'Datos de marketing',
    'b2b-contact': 'Contactos profesionales',
    'caller-id': 'Identificación de llamadas',
    'adtech-identity': 'Identidad publicitaria',
    'location-data': 'Datos de ubicación',
    'face-search': 'Búsqueda por rostro',
  },
  note: (country) =>
    `Recopilan datos de personas como tú en ${countries[country]}. No te hemos buscado allí: ninguno es un hallazgo ni cuenta en la puntuación o en las fuentes comprobadas.`,
};

export default spanish;
