import { passwordLeast } from '#contract/accounts/accounts.ts';
import provider from '#contract/accounts/provider.texts.fr.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './accounts.en.ts';

const french: Texts<typeof english> = {
  'password-short': `Le mot de passe doit comporter au moins ${passwordLeast} caractères.`,
  'passwords-differ': 'Les mots de passe ne correspondent pas. Réessayez.',
  'missing-password': 'Saisissez votre mot de passe.',
  'missing-field': 'Remplissez ce champ.',
  'long-field': 'Ce texte est trop long.',
  'six-digits': 'Saisissez les six chiffres affichés par votre application.',
  'missing-recovery-code': 'Saisissez l’un de vos codes de récupération.',
  'no-recovery-code': 'Ce n’est pas un code de récupération.',

  'wrong-credentials': 'Adresse e-mail ou mot de passe incorrect.',
  'not-confirmed': 'Confirmez d’abord votre adresse : ouvrez le lien de l’e-mail que nous vous avons envoyé.',
  deactivated: 'Ce compte a été désactivé. Contactez-nous pour le réactiver.',
  'dead-link': 'Le lien a expiré ou n’est pas valide. Demandez-en un nouveau.',
  'has-account': 'Cette adresse a déjà un compte. Connectez-vous et lancez-y une analyse.',
  'reset-not-verified': 'Le lien de réinitialisation n’a pas pu être vérifié. Demandez-en un nouveau.',
  'password-leaked': 'Ce mot de passe figure dans des fuites de données connues. Choisissez-en un autre.',
  'staff-by-provider':
    'Ici, le personnel ne se connecte pas avec un mot de passe. Utilisez le bouton au-dessus du formulaire ou une clé d’accès.',
  'no-password':
    'Votre compte n’a pas encore de mot de passe. Sur la page de connexion, « Mot de passe oublié ? » vous envoie un lien pour en choisir un.',
  'wrong-code': 'Le code est incorrect ou a expiré. Réessayez.',
  'sign-up-by-invitation':
    'Ici, les comptes s’ouvrent sur invitation. Si vous en avez reçu une, utilisez le lien de l’e-mail.',
  'sign-up-closed':
    'Aucun nouveau compte n’est ouvert pour le moment. Si vous en avez un, connectez-vous comme d’habitude.',
  'sign-in-first': 'Connectez-vous d’abord.',
  'review-over': 'Cette page ne sert que juste après une réinitialisation.',
  'many-sign-ins': 'Beaucoup de personnes se connectent en ce moment. Réessayez dans un instant.',
  'many-attempts-from-here': 'Trop de tentatives depuis cette connexion. Réessayez plus tard.',
  'many-attempts':
    'Trop de tentatives. Patientez un instant et réessayez, ou choisissez un nouveau mot de passe par e-mail.',

  'wrong-app-code':
    'Le code est incorrect ou a déjà été utilisé. Saisissez le prochain que votre application affichera.',
  'wrong-password': 'Ce n’est pas votre mot de passe.',
  'many-wrong-codes': 'Trop de codes incorrects. Patientez quelques minutes et réessayez.',
  'two-factor-on': 'La double authentification est déjà activée.',
  'two-factor-off': 'La double authentification est désactivée.',
  'needed-by-staff': 'Ici, le personnel a besoin de la double authentification : elle ne peut pas être désactivée.',
  'open-staff-link':
    'Le personnel la configure avec un lien envoyé par e-mail. Demandez d’abord ce lien et ouvrez-le dans ce navigateur.',
  'not-staff': 'Seul le personnel a besoin de ce lien.',
  'sign-in-here-first': 'Connectez-vous d’abord dans ce navigateur, puis ouvrez de nouveau le lien.',
  'not-by-token': 'Cette action se fait dans un navigateur : un jeton d’API ne suffit pas.',
  'set-up-expired': 'Recommencez : la configuration a expiré.',
  'kept-for-staff': 'Le personnel ne peut pas la retirer par e-mail. Demandez-le aux responsables de ce site.',

  'passkey-not-added': 'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
  'passkey-known': 'Cette clé d’accès est déjà associée à votre compte.',
  'many-passkeys': 'Votre compte ne peut pas contenir plus de clés d’accès. Retirez-en d’abord une.',
  'passkey-refused': 'Cette clé d’accès ne fonctionne pas ici. Essayez-en une autre ou utilisez votre mot de passe.',

  'provider-other': (name) => provider(name).other.text,
  'provider-two-factor': (name) => provider(name).settings.text,
  'provider-refused': (name) => provider(name).refused.text,
  'unlink-password-first':
    'Votre compte n’a pas encore de mot de passe : vous n’auriez plus aucun moyen de vous connecter. Choisissez d’abord un mot de passe.',
  'unlink-staff': 'Le personnel se connecte ici avec ce compte : il reste donc associé.',

  'missing-token-name': 'Saisissez un nom qui rappelle où le jeton est utilisé.',
  'missing-permission': 'Choisissez au moins une autorisation.',
  'missing-life': 'Choisissez sa durée de validité.',
  'staff-permission': 'Seul le personnel peut donner à un jeton des autorisations du personnel.',
  'many-tokens': (most) => `${most} jetons au maximum. Révoquez-en d’abord un.`,
  'token-ended': 'Ce jeton n’est plus valable.',

  'webhook-address': 'Saisissez une adresse qui commence par https://.',
  'webhook-not-public':
    'Saisissez une adresse https avec un nom public et sans port. Les adresses internes à un réseau ne sont pas appelées.',
  'missing-event': 'Choisissez au moins un événement.',
  'missing-format': 'Choisissez un format.',
  'many-webhooks': (most) => `${most} webhooks au maximum. Retirez-en d’abord un.`,
  'webhook-off': 'Ce webhook est désactivé. Activez-le d’abord.',
  'webhook-removed': 'Ce webhook n’existe plus.',
  'event-waiting': 'Cet événement est sur le point d’être renvoyé.',
  'event-gone': 'Cet événement ne figure plus dans le journal.',
  'many-by-hand': 'Vous avez envoyé beaucoup d’événements à la main. Réessayez plus tard.',
};

export default french;
