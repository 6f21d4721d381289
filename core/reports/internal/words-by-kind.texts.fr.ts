import type { Texts } from '#contract/base/texts.ts';
import type english from './words-by-kind.texts.en.ts';

const french: Texts<typeof english> = {
  breach: {
    place: 'dans une fuite de données',
    title: (who, what) => `${who} a subi une fuite qui a exposé ${what}`,
    context:
      'Des données qui ont fuité ne peuvent pas être reprises ; vous pouvez faire en sorte qu’elles servent moins.',
    titles: {},
  },
  stealer: {
    place: 'parmi ce qu’a copié un logiciel voleur de mots de passe',
    title: (_, what) => `Un logiciel voleur de mots de passe a copié ${what}`,
    context: 'Tant que cet ordinateur est infecté, les nouveaux mots de passe que l’on y tape sont copiés aussi.',
    titles: { 'stealer-record': () => 'Un logiciel voleur de mots de passe a copié vos identifiants enregistrés' },
  },
  paste: {
    place: 'dans un texte publié en ligne',
    title: (_, what) => `Un texte publié en ligne montre ${what}`,
    context: 'Ces textes sont vite copiés : en supprimer un supprime rarement toutes les copies.',
    last: ['Demandez au site de supprimer la page. La plupart ont un lien pour la signaler.'],
    titles: {},
  },
  profile: {
    place: 'sur un profil public',
    title: (who, what) => `${who} montre ${what}`,
    context: 'Un profil, c’est à vous de le changer : ce que vous en retirez n’est plus montré.',
    titles: { 'public-profile': (who) => `${who} montre l’un de vos profils publics` },
  },
  key: {
    place: 'avec une clé de chiffrement publique',
    title: (who, what) => `${who} montre ${what} avec une clé de chiffrement`,
    context: 'Certains serveurs de clés suppriment une entrée sur demande ; d’autres ne le font jamais.',
    titles: { 'openpgp-key': (who) => `${who} a une clé de chiffrement avec votre adresse e-mail` },
  },
  commit: {
    place: 'dans des commits publics',
    title: (who, what) => `Des commits publics dans ${who} montrent ${what}`,
    context:
      'L’historique du code reste public aussi longtemps que le dépôt, et ses copies peuvent durer plus longtemps.',
    titles: {},
  },
  certificate: {
    place: 'dans un journal public de certificats',
    title: (_, what) => `Des journaux publics de certificats montrent ${what}`,
    context: 'Les journaux de certificats sont permanents par nature : une entrée ne peut pas en être retirée.',
    last: ['N’indiquez pas d’informations privées dans le prochain certificat que vous demanderez.'],
    titles: { 'archived-page': (who) => `${who} nomment des serveurs de votre domaine` },
    classes: {
      'archived-page': {
        why: 'Les noms de serveurs disent à des inconnus ce qui tourne sous votre domaine, y compris ce qui n’y a été qu’essayé.',
        advice: [
          'Arrêtez les serveurs dont vous n’avez plus besoin, et regardez les autres comme le ferait un inconnu.',
          'Un certificat générique garde les noms des nouveaux serveurs hors des journaux.',
        ],
      },
    },
  },
  listing: {
    place: 'sur une liste de réputation',
    title: (who, what) => `${who} répertorie ${what}`,
    context: 'Les systèmes de messagerie et les sites consultent ces listes : une entrée peut jouer contre vous.',
    titles: {},
  },
  domain: {
    place: 'dans les enregistrements publics de votre domaine',
    title: (who, what) => `Les enregistrements publics pour ${who} montrent ${what}`,
    context: 'Les enregistrements d’un domaine sont publics, et c’est à vous de changer la plupart d’entre eux.',
    titles: {
      'domain-mail-posture': (who) => `${who} se protège peu contre les e-mails falsifiés`,
      'domain-registrant': (who) => `Les données d’enregistrement sont publiques pour ${who}`,
      'archived-page': (who) => `${who} a des copies de pages de votre domaine`,
    },
    classes: {
      'archived-page': {
        why: 'Une archive garde ce que vous avez changé ou supprimé depuis, et tout le monde peut y chercher.',
        advice: ['Parcourez les pages enregistrées et cherchez-y ce que vous préféreriez ne pas montrer.'],
        context: 'Ce qu’elle garde d’un domaine y reste jusqu’à ce que son titulaire demande autre chose.',
      },
    },
  },
};

export default french;
