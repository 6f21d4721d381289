import type { Texts } from '#contract/base/texts.ts';
import type english from './identifiers.en.ts';

const spanish: Texts<typeof english> = {
  domain: 'Indica un dominio como example.com.',
  'own-domain': 'Indica un dominio tuyo, como example.com.',
  username:
    'Indica un nombre de usuario tal como aparece en un perfil, sin espacios: de 2 a 40 letras, cifras, puntos o guiones.',
  'known-name': 'Indica tu nombre tal como puedan conocerlo otras personas.',
  phone: 'Indica el número con su prefijo de país, como +44 20 7946 0958.',
  town: 'Indica una localidad.',
  country: 'Elige un país.',
  'account-address': 'Es la dirección de tu cuenta. Siempre se busca.',
  'listed-email': 'Esta dirección de correo ya está en tu lista.',
  'listed-domain': 'Este dominio ya está en tu lista.',
  'listed-username': 'Este nombre de usuario ya está en tu lista.',
  'listed-name': 'Este nombre ya está en tu lista.',
  'listed-phone': 'Este número de teléfono ya está en tu lista.',
  'listed-town': 'Esta localidad ya está en tu lista.',
  'listed-country': 'Este país ya está en tu lista.',
  'many-of-a-kind': (most) => `Como máximo ${most} de cada tipo. Quita uno primero.`,
  'not-on-list': 'Ya no está en tu lista.',
  'proof-link-dead':
    'Ya se usó, se envió uno más reciente, tiene más de una hora o pertenece a otra cuenta. Si la dirección sigue pendiente en tu lista, pide desde allí un enlace nuevo.',
  'unknown-site': 'Elige un sitio de la lista.',
  'no-username': 'No es un nombre de usuario.',
  'no-domain': 'No es un dominio.',
  'no-link-needed': 'No necesita ningún enlace.',
  'many-links': 'Has pedido muchos enlaces. Inténtalo más tarde.',
  'many-links-to-mailbox': 'Hoy has pedido muchos enlaces para este buzón. Inténtalo mañana.',
  'many-checks': 'Has comprobado muchas veces. Inténtalo más tarde.',
  'domain-not-proven': 'Demuestra primero que el dominio es tuyo.',
  'hibp-not-asked': 'Aquí no se pregunta a Have I Been Pwned por dominios.',
  'many-private-questions': 'Hoy has preguntado muchas veces a estos sitios. Inténtalo mañana.',
  'private-sites-off': 'Está desactivado. Actívalo primero.',
};

export default spanish;
