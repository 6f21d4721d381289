import type { Texts } from '#contract/base/texts.ts';
import type { Country } from '#contract/identifiers/types.ts';
import type english from './brokers.texts.en.ts';
import type { BrokerCategory } from './types.ts';

const reasons: Readonly<Record<BrokerCategory, string>> = {
  'people-search': 'Publica listas de particulares de tu país por nombre y localidad.',
  'address-broker': 'Comercia con las direcciones postales de los hogares de tu país.',
  directory: 'Publica listas de personas de tu país por nombre y número de teléfono.',
  'public-register': 'En él figuran todas las personas inscritas, salvo las que han pedido la exclusión.',
  genealogy: 'Publica registros de familias en los que se nombra a personas vivas.',
  'credit-reference':
    'Tiene datos de casi todas las personas adultas de tu país con una cuenta bancaria, un préstamo o un contrato.',
  'marketing-data':
    'Elabora perfiles publicitarios de los hogares de tu país a partir de compras y altas en servicios.',
  'b2b-contact':
    'Recopila nombres y direcciones de empresas, y tú tienes una dirección en un dominio que no es de un proveedor de correo.',
  'caller-id': 'Recopila nombres y números de las agendas de sus usuarios, que quizá te conozcan.',
  'adtech-identity':
    'Vincula direcciones de correo con navegadores y teléfonos para la publicidad, sean de quien sean.',
  'location-data': 'Compra a aplicaciones las ubicaciones de los teléfonos.',
  'face-search': 'Recopila fotografías de rostros de páginas públicas.',
};

const inCountry: Readonly<Record<Country, string>> = {
  UK: 'en el Reino Unido',
  US: 'en Estados Unidos',
  AT: 'en Austria',
  BE: 'en Bélgica',
  CH: 'en Suiza',
  DE: 'en Alemania',
  FR: 'en Francia',
  HK: 'en Hong Kong',
  IT: 'en Italia',
  SE: 'en Suecia',
  EU: 'en tu país',
};

const spanish: Texts<typeof english> = {
  categories: {
    'people-search': 'Búsqueda de personas',
    'address-broker': 'Intermediarios de direcciones',
    directory: 'Directorios',
    'public-register': 'Registros públicos',
    genealogy: 'Genealogía',
    'credit-reference': 'Información crediticia',
    'marketing-data': 'Datos de marketing',
    'b2b-contact': 'Contactos de empresas',
    'caller-id': 'Identificación de llamadas',
    'adtech-identity': 'Identidad publicitaria',
    'location-data': 'Datos de ubicación',
    'face-search': 'Búsqueda de rostros',
  },
  reasons,
  inCountry,
  likely: (category) => `Probablemente tiene tus datos. ${reasons[category]}`,
  note: (country) =>
    `Recopilan datos sobre personas como tú ${inCountry[country]}. No te hemos buscado ahí: ninguno es un hallazgo, y ninguno cuenta en la puntuación ni en la cobertura.`,
  needs: {
    'full name': 'nombre completo',
    'e-mail': 'correo electrónico',
    address: 'dirección postal',
    'e-mail verification': 'confirmación por correo electrónico',
    state: 'estado',
    'URL of the record': 'URL de la ficha',
    'date of birth': 'fecha de nacimiento',
    captcha: 'captcha',
    'phone number': 'número de teléfono',
    'search for the record': 'búsqueda de la ficha',
    SSN: 'número de la seguridad social (SSN)',
    'HKID (mask what is not needed)': 'documento de identidad de Hong Kong (tapa lo que no haga falta)',
    'city and state': 'ciudad y estado',
    'free account to find record URLs': 'cuenta gratuita para encontrar las URL de las fichas',
    photo: 'foto',
    'log in with the number': 'inicio de sesión con el número',
    'may ask for address or phone already on file': 'quizá pidan una dirección o un teléfono que ya tienen',
    'may ask for an identity document; refuse or mask': 'quizá pidan un documento de identidad; niégate o tapa datos',
    age: 'edad',
    'automated voice call with code': 'llamada automática con un código',
  },
  notes: {
    acxiom: 'Un portal por país: /privacy/fr/, /privacy/it/, /privacy/es/.',
    beenverified:
      'Una baja por cada dirección de correo; los registros de propiedades tienen un formulario aparte (/app/optout/address-search).',
    'instant-checkmate': 'El mismo portal de baja que Intelius.',
    'nova-credit-hong-kong':
      'Agencia de información crediticia de Credit Data Smart; un informe gratuito cada 12 meses.',
    'open-electoral-register-uk':
      'Pídelo a la oficina local del censo electoral o elige la exclusión en el servicio de inscripción; no afecta a las copias ya vendidas.',
    'oracle-data-cloud-requests':
      'Oracle cerró su negocio publicitario en 2024; todavía se puede pedir el acceso y la supresión.',
    rocketreach: 'Representante en la UE según el RGPD: article27@verasafe.com.',
    'transunion-hong-kong-tucis':
      'Agencia de información crediticia de Credit Data Smart; solo acceso y rectificación, sin derecho general de supresión; un informe gratuito cada 12 meses.',
    'transunion-uk-formerly-callcredit': 'Antes Callcredit: confirma la dirección antes de enviar.',
    truecaller: 'El número puede reaparecer cuando un contacto vuelva a subir su agenda.',
    truthfinder: 'El mismo portal de baja que Intelius.',
  },
};

export default spanish;
