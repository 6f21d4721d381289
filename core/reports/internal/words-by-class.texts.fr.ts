import type { Texts } from '#contract/base/texts.ts';
import type english from './words-by-class.texts.en.ts';

/** Where to turn, by country; each named by its own site, read in November 2026. */
const helplineAdvice =
  'Si l’on vous menace, l’aide est gratuite : France 17cyber.gouv.fr, Royaume-Uni 0345 6000 459 (Revenge Porn Helpline), Hong Kong 18222, États-Unis tips.fbi.gov, Australie esafety.gov.au/report ; ailleurs, la police.';

const french: Texts<typeof english> = {
  'stealer-record': {
    noun: 'identifiants enregistrés',
    own: 'vos identifiants enregistrés',
    why: 'Un logiciel malveillant a copié, sur un ordinateur, les identifiants enregistrés et les sessions ouvertes de son navigateur. Qui les détient peut se connecter à votre place.',
    advice: [],
  },
  'wallet-phrase': {
    noun: 'phrase de récupération du portefeuille',
    own: 'la phrase de récupération de votre portefeuille',
    why: 'Qui possède la phrase peut prendre tout ce que contient le portefeuille, de n’importe où, et personne ne peut le rendre.',
    advice: ['Ne croyez personne qui propose, contre paiement, de récupérer des cryptomonnaies perdues.'],
  },
  'government-id': {
    noun: 'pièce d’identité',
    own: 'votre pièce d’identité',
    why: 'Le numéro d’une pièce d’identité aide à passer des contrôles d’identité et à ouvrir des comptes à votre nom.',
    advice: [],
  },
  password: {
    noun: 'mot de passe',
    own: 'votre mot de passe',
    why: 'Toute personne qui a la liste peut l’essayer sur votre messagerie, votre banque et vos boutiques : c’est ainsi que les comptes sont le plus souvent détournés.',
    advice: ['Donnez à chaque compte son propre mot de passe. Un gestionnaire de mots de passe les retient pour vous.'],
  },
  token: {
    noun: 'jeton de connexion',
    own: 'votre jeton de connexion',
    why: 'Un jeton permet de se connecter sans mot de passe jusqu’à ce qu’il expire ou soit révoqué.',
    advice: [],
  },
  'special-category': {
    noun: 'données intimes',
    own: 'vos données intimes',
    why: 'De telles informations ne regardent que vous. Certaines personnes s’en servent pour menacer : il est bon de savoir à l’avance quoi faire.',
    advice: [
      helplineAdvice,
      'Les messages qui prétendent avoir des images de vous sont envoyés par millions à des adresses issues de fuites. Supprimez-les.',
    ],
  },
  'bank-account': {
    noun: 'numéro de compte ou de carte bancaire',
    own: 'votre numéro de compte ou de carte bancaire',
    why: 'Le numéro peut servir à payer, ou à se faire passer pour votre banque au téléphone.',
    advice: [],
  },
  health: {
    noun: 'données de santé',
    own: 'vos données de santé',
    why: 'Les données de santé sont privées par nature, et un faux message qui les cite semble venir de quelqu’un qui vous connaît.',
    advice: [
      'Prenez garde aux messages inattendus sur un traitement ou une assurance ; rappelez à un numéro que vous aviez déjà.',
    ],
  },
  'private-messages': {
    noun: 'messages privés',
    own: 'vos messages privés',
    why: 'Des messages peuvent contenir des mots de passe, des projets et les secrets d’autres personnes, et montrent à qui vous écrivez et comment.',
    advice: [
      'Méfiez-vous des demandes qui citent une ancienne conversation : vérifiez par un autre moyen.',
      helplineAdvice,
    ],
  },
  'security-question': {
    noun: 'question et réponse de sécurité',
    own: 'votre question et votre réponse de sécurité',
    why: 'La réponse ouvre un compte comme le ferait un mot de passe, et beaucoup de sites posent les mêmes questions.',
    advice: ['Donnez des réponses inventées, et gardez-les dans votre gestionnaire de mots de passe.'],
  },
  'precise-location': {
    noun: 'position précise',
    own: 'votre position précise',
    why: 'Des positions exactes montrent où vous habitez, où vous travaillez et où vous passez votre temps.',
    advice: [],
  },
  'home-address': {
    noun: 'adresse postale',
    own: 'votre adresse postale',
    why: 'Votre adresse permet à des inconnus de vous écrire ou de venir chez vous, et de se faire passer pour vous lors de contrôles d’identité.',
    advice: [
      'Méfiez-vous des appels et des courriers qui se servent de votre adresse pour prouver qu’ils vous connaissent.',
      'Demandez aux annuaires et aux sites de recherche de personnes qui reprennent l’adresse de la retirer.',
    ],
  },
  'wallet-address': {
    noun: 'adresse de portefeuille de cryptomonnaie',
    own: 'l’adresse de votre portefeuille de cryptomonnaie',
    why: 'Une adresse montre à tout le monde ce qu’un portefeuille contient et ce qu’il fait. À côté de votre nom, elle révèle à des inconnus ce que vous possédez.',
    advice: ['Gardez les sommes importantes là où il faut deux personnes, ou un délai, pour les déplacer.'],
  },
  finances: {
    noun: 'informations financières',
    own: 'vos informations financières',
    why: 'Ce que vous gagnez, devez ou possédez rend crédible une fausse offre ou une fausse banque, et montre qui viser.',
    advice: ['Méfiez-vous des offres et des avertissements qui correspondent trop bien à votre situation.'],
  },
  phone: {
    noun: 'numéro de téléphone',
    own: 'votre numéro de téléphone',
    why: 'Un numéro de téléphone attire des appels et des SMS indésirables, et peut servir à détourner des comptes qui envoient des codes par SMS.',
    advice: [
      'Pour les codes de connexion, utilisez une application d’authentification plutôt que des SMS.',
      'N’ouvrez pas les liens de SMS que vous n’attendiez pas.',
    ],
  },
  'birth-date': {
    noun: 'date de naissance',
    own: 'votre date de naissance',
    why: 'Une date de naissance ne peut pas être changée, et beaucoup d’entreprises la demandent encore pour vérifier qui appelle.',
    advice: ['Masquez la date, ou au moins l’année, sur vos profils publics.'],
  },
  movements: {
    noun: 'données de voyage, de livraison ou de véhicule',
    own: 'vos données de voyage, de livraison ou de véhicule',
    why: 'Elles montrent où vous allez, quand vous n’êtes pas là et ce qui se trouve devant chez vous.',
    advice: [
      'Vérifiez les messages sur une livraison, un voyage ou votre véhicule dans l’application ou sur le site, pas par leurs liens.',
      'Parlez d’un voyage à votre retour.',
    ],
  },
  'domain-registrant': {
    noun: 'données d’enregistrement du domaine',
    own: 'les données d’enregistrement de votre domaine',
    why: 'Le registre indique qui possède le domaine, souvent avec une adresse et un numéro de téléphone.',
    advice: [
      'Consultez de nouveau le domaine dans quelques jours, et demandez au bureau d’enregistrement de masquer ce qui se voit encore.',
    ],
  },
  'partial-card': {
    noun: 'partie d’un numéro de carte',
    own: 'une partie de votre numéro de carte',
    why: 'Les derniers chiffres ne suffisent pas pour payer, mais ils aident à se faire passer pour votre banque au téléphone.',
    advice: [
      'Raccrochez si quelqu’un se sert de ces chiffres comme preuve.',
      'Cherchez dans vos relevés des paiements que vous ne reconnaissez pas.',
    ],
  },
  family: {
    noun: 'famille ou contacts',
    own: 'des données sur votre famille ou vos contacts',
    why: 'Une personne qui sait qui vous est proche peut se faire passer pour l’un de vos proches, ou parler en leur nom.',
    advice: ['Quand un proche vous demande de l’argent par message, appelez-le d’abord.'],
  },
  citizenship: {
    noun: 'nationalité ou lieu de naissance',
    own: 'votre nationalité ou votre lieu de naissance',
    why: 'Ni l’un ni l’autre ne peut être changé, et tous deux sont demandés lors des contrôles d’identité.',
    advice: ['Méfiez-vous des personnes qui appellent et s’en servent pour prouver qu’elles vous connaissent.'],
  },
  'device-id': {
    noun: 'identifiants d’appareil',
    own: 'les identifiants de votre appareil',
    why: 'Le numéro d’un appareil reste le même tant que vous l’utilisez, et relie ce que vous faites à différents endroits.',
    advice: ['Quand vous changerez d’appareil ou de carte SIM, les anciens numéros ne vous désigneront plus.'],
  },
  'commit-email': {
    noun: 'adresse e-mail privée',
    own: 'votre adresse e-mail privée',
    why: 'Chaque copie du dépôt porte l’adresse dans son historique, où il est facile de la collecter.',
    advice: ['Utilisez une adresse à part pour votre travail public.'],
  },
  'breach-email': {
    noun: 'adresse e-mail',
    own: 'votre adresse e-mail',
    why: 'Une adresse que des inconnus connaissent attire du spam, et des messages qui imitent des entreprises que vous utilisez.',
    advice: [
      'Attendez-vous à des imitations : ouvrez le site vous-même au lieu de suivre le lien d’un message.',
      'Utilisez un alias ou une seconde adresse pour les nouveaux comptes, afin de pouvoir l’abandonner si elle fuite.',
    ],
  },
  'domain-mail-posture': {
    noun: 'protection faible contre les e-mails falsifiés',
    own: 'une protection faible contre les e-mails falsifiés',
    why: 'Votre domaine ne dit pas aux serveurs qui reçoivent de refuser les e-mails qui prétendent seulement venir de lui : d’autres peuvent donc écrire en son nom.',
    advice: [],
  },
  photo: {
    noun: 'photo',
    own: 'votre photo',
    why: 'Une photo peut être rapprochée d’autres images ailleurs, et relie des comptes que vous vouliez garder séparés.',
    advice: [
      'Remplacez ou supprimez la photo si vous ne voulez pas qu’on la trouve avec votre adresse.',
      'Utilisez des images différentes pour les comptes que vous voulez garder séparés.',
    ],
  },
  'life-details': {
    noun: 'informations personnelles',
    own: 'vos informations personnelles',
    why: 'Chacune en dit peu. Ensemble, elles font croire qu’un message vient de quelqu’un qui vous connaît.',
    advice: ['Dans un message, ne prenez pas des détails de votre vie pour une preuve d’authenticité.'],
  },
  'ip-or-employer': {
    noun: 'adresse IP ou informations professionnelles',
    own: 'votre adresse IP ou vos informations professionnelles',
    why: 'Seules, de telles informations en disent peu, mais elles aident à vous écrire un message convaincant.',
    advice: [
      'Vérifiez par un autre moyen, auprès de l’expéditeur, les messages qui citent votre travail ou votre fournisseur.',
      'Retirez les informations professionnelles des profils publics où elles ne servent à rien.',
    ],
  },
  'name-or-username': {
    noun: 'nom ou nom d’utilisateur',
    own: 'votre nom ou nom d’utilisateur',
    why: 'Un nom relie à vous les autres informations, et rend un faux message familier.',
    advice: [
      'Dans un message, ne prenez pas votre nom pour une preuve d’authenticité.',
      'Utilisez un autre nom d’utilisateur pour les comptes que vous voulez garder séparés.',
    ],
  },
  'archived-page': {
    noun: 'page archivée',
    own: 'votre page archivée',
    why: 'Une archive garde ce que vous avez changé ou supprimé depuis.',
    advice: ['Parcourez les pages enregistrées et cherchez-y ce que vous préféreriez ne pas montrer.'],
  },
  'openpgp-key': {
    noun: 'clé de chiffrement',
    own: 'votre clé de chiffrement',
    why: 'Une clé publique est faite pour être trouvée, mais elle montre aussi chaque nom et chaque adresse que vous y avez mis.',
    advice: [
      'Vérifiez quels noms et quelles adresses la clé montre.',
      'Si vous n’utilisez plus la clé, révoquez-la et publiez la révocation.',
    ],
  },
  'public-profile': {
    noun: 'profil public',
    own: 'votre profil public',
    why: 'Toute personne qui a votre adresse ou votre nom d’utilisateur peut le trouver et le relier à vos autres comptes.',
    advice: [
      'Gardez-le si vous voulez qu’il soit vu. Sinon, rendez-le privé ou supprimez le compte.',
      'Regardez le profil sans vous connecter, pour voir ce que voit un inconnu.',
    ],
  },
};

export default french;
