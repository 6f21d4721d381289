import type { Texts } from '#contract/base/texts.ts';
import type english from './step-words.texts.en.ts';
import privateSteps from './step-words-private.texts.fr.ts';

const french: Texts<typeof english> = {
  'clean-computer': {
    text: 'Nettoyez l’appareil avant de changer le moindre mot de passe : analysez-le avec un logiciel de sécurité à jour, ou réinstallez-le. D’ici là, utilisez un autre appareil.',
    verb: 'Nettoyez l’appareil infecté',
  },
  'sign-out-everywhere': {
    text: 'Depuis un appareil sain, déconnectez tous les appareils dans les paramètres de sécurité de chaque compte, en commençant par votre messagerie.',
    verb: 'Déconnectez tous les appareils, à commencer par votre messagerie',
  },
  'new-passwords': {
    text: 'Changez ensuite les mots de passe enregistrés dans le navigateur de cet appareil, d’abord celui de la messagerie, et activez la validation en deux étapes.',
    verb: 'Changez les mots de passe enregistrés sur cet appareil',
  },
  'mail-rules': {
    text: 'Dans votre messagerie, cherchez des règles de transfert et des adresses de secours que vous n’avez pas ajoutées vous-même.',
    verb: 'Vérifiez les règles de transfert de votre messagerie',
  },
  'change-password': {
    text: (place) =>
      `Changez votre mot de passe ${place}, et celui de tous les autres comptes où vous utilisez le même.`,
    anywhere: 'Changez ce mot de passe partout où vous l’utilisez encore, en commençant par votre messagerie.',
    verb: (place) => `Changez votre mot de passe ${place}`,
    many: (count) => `Changez ${count} mots de passe`,
  },
  'two-factor': {
    text: 'Activez la validation en deux étapes de votre messagerie, pour qu’un mot de passe seul ne suffise pas.',
    verb: 'Activez la validation en deux étapes de votre messagerie',
  },
  'sign-out': {
    text: (place) =>
      `Déconnectez tous les appareils dans les paramètres de sécurité de votre compte ${place}, pour que les sessions copiées ne fonctionnent plus.`,
    anywhere:
      'Déconnectez tous les appareils dans les paramètres de sécurité du compte, pour que les sessions copiées ne fonctionnent plus.',
    verb: (place) => `Déconnectez tous les appareils sur ${place}`,
    many: (count) => `Déconnectez tous les appareils sur ${count} sites`,
  },
  'revoke-tokens': {
    text: 'Révoquez les jetons d’accès et les mots de passe d’application dont vous n’avez plus besoin, et remplacez les autres.',
    verb: (place) => `Remplacez les jetons d’accès et les mots de passe d’application sur ${place}`,
    many: (count) => `Remplacez les jetons d’accès et les mots de passe d’application sur ${count} sites`,
  },
  'new-question': {
    text: 'Changez la question et sa réponse partout où vous avez utilisé la même.',
    verb: (place) => `Changez votre question de sécurité sur ${place}`,
    many: (count) => `Changez votre question de sécurité sur ${count} sites`,
  },
  'replace-document': {
    text: 'Prévenez l’autorité qui a délivré le document, et demandez s’il faut le remplacer.',
    verb: (place) => `Signalez le document exposé par ${place}`,
    many: (count) => `Signalez ${count} documents exposés`,
  },
  'fraud-warning': {
    text: 'Demandez à un organisme d’information sur le crédit votre dossier et une alerte à la fraude ; au Royaume-Uni, c’est l’objet de l’inscription de protection chez Cifas.',
    verb: 'Demandez une alerte à la fraude à un organisme d’information sur le crédit',
  },
  'tell-bank': {
    text: 'Prévenez votre banque, et demandez une nouvelle carte si le numéro entier a été exposé.',
    verb: (place) => `Dites à votre banque ce que ${place} a laissé fuiter`,
    many: (count) => `Parlez à votre banque de ${count} fuites`,
  },
  'payment-alerts': {
    text: 'Activez les alertes de paiement, et cherchez dans vos relevés des paiements que vous ne reconnaissez pas.',
    verb: 'Activez les alertes de paiement de votre banque',
  },
  'location-off': {
    text: 'Désactivez la localisation pour l’application ou le site, ou ne l’autorisez que pendant que vous l’utilisez.',
    verb: (place) => `Désactivez la localisation pour ${place}`,
    many: (count) => `Désactivez la localisation pour ${count} applications ou sites`,
  },
  'location-history': {
    text: 'Supprimez l’historique des positions dans les paramètres du compte.',
    verb: (place) => `Supprimez l’historique de vos positions sur ${place}`,
    many: (count) => `Supprimez l’historique de vos positions sur ${count} sites`,
  },
  'carrier-pin': {
    text: 'Demandez à votre opérateur mobile un code PIN sur votre compte, pour que personne d’autre ne puisse transférer votre numéro.',
    verb: 'Demandez à votre opérateur mobile un code PIN sur votre compte',
  },
  'caller-password': {
    text: 'Demandez à votre banque et à votre opérateur mobile de vérifier qui appelle par un mot de passe plutôt que par la date de naissance.',
    verb: 'Demandez à votre banque de vérifier qui appelle par un mot de passe',
  },
  ...privateSteps,
  'registration-privacy': {
    text: 'Activez la confidentialité de l’enregistrement chez votre bureau d’enregistrement. La plupart l’offrent gratuitement.',
    verb: (place) => `Activez la confidentialité de l’enregistrement pour ${place}`,
    many: (count) => `Activez la confidentialité de l’enregistrement pour ${count} domaines`,
  },
  'dmarc-report': {
    text: (domain) =>
      `Publiez un enregistrement DMARC qui demande seulement des rapports : _dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:dmarc@${domain}"`,
    verb: (place) => `Publiez un enregistrement DMARC pour ${place}`,
  },
  'dmarc-enforce': {
    text: 'Lisez les rapports pendant quelques semaines. Quand vos propres messages passent les contrôles, remplacez p=none par p=quarantine, puis par p=reject.',
    verb: (place) => `Renforcez la règle DMARC pour ${place}`,
  },
  spf: {
    text: (domain) =>
      `Indiquez votre fournisseur de messagerie dans un seul enregistrement SPF qui se termine par -all : ${domain} TXT "v=spf1 include:spf.provider.example -all"`,
    verb: (place) => `Rendez strict l’enregistrement SPF pour ${place}`,
  },
  'ask-archive': {
    text: 'Demandez à l’archive d’exclure les pages.',
    verb: (place) => `Faites exclure les pages chez ${place}`,
  },
  remove: {
    text: (place) => `Masquez ou supprimez sur ${place} ce que des inconnus n’ont pas à voir.`,
    verb: (place) => `Masquez ou supprimez ce que montre ${place}`,
    many: (count) => `Masquez ou supprimez ce que montrent ${count} sites`,
  },
  'hide-history': {
    text: 'Voyez si le dépôt doit rester public, ou réécrivez son historique. Les copies faites par d’autres gardent l’adresse.',
    verb: (place) => `Nettoyez l’historique : ${place}`,
    many: (count) => `Nettoyez l’historique de ${count} dépôts`,
  },
  'no-reply-address': {
    text: 'Utilisez une adresse « no-reply » pour vos prochains commits, et activez le réglage qui garde votre adresse privée. Sur GitHub : Settings, Emails.',
    verb: 'Gardez votre adresse e-mail hors de vos prochains commits',
  },
};

export default french;
