import type { Texts } from '#contract/base/texts.ts';
import type english from './identifiers.en.ts';

const french: Texts<typeof english> = {
  domain: 'Saisissez un domaine du type example.com.',
  'own-domain': 'Saisissez un domaine à vous, du type example.com.',
  username:
    'Saisissez un nom d’utilisateur tel qu’un profil l’affiche, sans espaces : 2 à 40 lettres, chiffres, points ou tirets.',
  'known-name': 'Saisissez votre nom tel que d’autres peuvent le connaître.',
  phone: 'Saisissez le numéro avec l’indicatif du pays, comme +44 20 7946 0958.',
  town: 'Saisissez une commune.',
  country: 'Choisissez un pays.',
  'account-address': 'C’est l’adresse de votre compte. Elle est toujours recherchée.',
  'listed-email': 'Cette adresse e-mail est déjà dans votre liste.',
  'listed-domain': 'Ce domaine est déjà dans votre liste.',
  'listed-username': 'Ce nom d’utilisateur est déjà dans votre liste.',
  'listed-name': 'Ce nom est déjà dans votre liste.',
  'listed-phone': 'Ce numéro de téléphone est déjà dans votre liste.',
  'listed-town': 'Cette commune est déjà dans votre liste.',
  'listed-country': 'Ce pays est déjà dans votre liste.',
  'many-of-a-kind': (most) => `${most} par type au maximum. Retirez-en d’abord.`,
  'not-on-list': 'Cet élément n’est plus dans votre liste.',
  'proof-link-dead':
    'Il a déjà été utilisé, un lien plus récent a été envoyé, il a plus d’une heure, ou il appartient à un autre compte. Si l’adresse attend encore dans votre liste, demandez-y un nouveau lien.',
  'unknown-site': 'Choisissez un site de la liste.',
  'no-username': 'Ce n’est pas un nom d’utilisateur.',
  'no-domain': 'Ce n’est pas un domaine.',
  'no-link-needed': 'Aucun lien n’est nécessaire.',
  'many-links': 'Vous avez demandé beaucoup de liens. Réessayez plus tard.',
  'many-links-to-mailbox': 'Vous avez demandé beaucoup de liens pour cette boîte aujourd’hui. Réessayez demain.',
  'many-checks': 'Vous avez vérifié de nombreuses fois. Réessayez plus tard.',
  'domain-not-proven': 'Prouvez d’abord que le domaine est à vous.',
  'hibp-not-asked': 'Have I Been Pwned n’est pas interrogé sur les domaines ici.',
  'many-private-questions': 'Vous avez interrogé ces sites de nombreuses fois aujourd’hui. Réessayez demain.',
  'private-sites-off': 'Cette option est désactivée. Activez-la d’abord.',
};

export default french;
