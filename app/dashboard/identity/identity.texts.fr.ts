import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './identity.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Ce que nous cherchons',
  lead: 'Votre Rapport d’exposition détaillé porte sur tout ce qui est prouvé ici et sur les noms d’utilisateur que vous donnez. Il laisse de côté ce qui attend encore sa preuve.',
  mailbox:
    'Vous ne savez plus où vous avez des comptes ? [Votre propre navigateur peut les trouver dans votre messagerie], et rien de vos e-mails n’en sort.',
  privateSites:
    'Les [sites privés] sont exclus de toute analyse, sauf si vous les faites interroger à votre seul usage.',
  forBrokers: 'Pour les courtiers en données',
  forBrokersText:
    'Aucune source n’est interrogée à leur sujet. Ces données nous indiquent quels courtiers ont probablement les vôtres, et figurent dans les lettres et formulaires que vous envoyez.',
  brokers: 'Courtiers qui ont probablement vos données',
  companies: 'Écrire à une autre entreprise',
  notLookedFor: 'Pas encore recherché.',
  lastLookedFor: (date, outcome) => `Dernière recherche le [${date}] : ${outcome}.`,
  failures: {
    add: 'L’ajout a échoué. Réessayez.',
    link: 'Le lien n’a pas pu être envoyé. Réessayez.',
    check: 'Le domaine n’a pas pu être vérifié. Réessayez.',
    hibp: 'Have I Been Pwned n’a pas pu être interrogé. Réessayez.',
    profile: 'Le profil n’a pas pu être vérifié. Réessayez.',
    remove: 'Le retrait a échoué. Réessayez.',
    scan: 'L’analyse n’a pas pu démarrer. Réessayez.',
  },
  added: {
    mailed:
      'L’adresse est dans votre liste. Nous lui avons envoyé un lien : ouvrez-le pour montrer que la boîte est la vôtre.',
    proven: 'L’adresse est dans votre liste, et prouvée : sa boîte est l’une des vôtres.',
  },
  linkStillWorks: 'Un lien encore valable est déjà dans votre boîte.',
  removed: 'Retiré. Aucune analyse ultérieure ne le recherchera.',
  scanStarted: 'L’analyse a commencé.',
  record: {
    there: 'L’enregistrement est là : le domaine est le vôtre.',
    missing: {
      title: 'Pas encore là',
      description:
        'L’enregistrement n’a pas été trouvé. Après sa publication, il peut mettre une heure à être visible.',
    },
    unknown: {
      title: 'Non vérifié',
      description: 'L’enregistrement n’a pas pu être recherché pour l’instant. Réessayez dans quelques minutes.',
    },
  },
  token: {
    there: 'Le code est là : le profil est le vôtre. Vous pouvez maintenant le retirer.',
    missing: {
      title: 'Pas encore là',
      description:
        'Le code n’a pas été trouvé dans le texte du profil. Il peut mettre quelques minutes à être visible.',
    },
    nobody: { title: 'Ce profil n’existe pas', description: 'Il n’y a aucun profil public sous ce nom d’utilisateur.' },
    unknown: {
      title: 'Non vérifié',
      description: 'Le site n’a pas pu être interrogé pour l’instant. Réessayez dans quelques minutes.',
    },
  },
  pwned: {
    shown:
      'Have I Been Pwned a vu son enregistrement. La prochaine analyse portera sur toutes les adresses du domaine.',
    missing: {
      title: 'Un enregistrement de plus',
      description: 'Have I Been Pwned n’a pas encore vu son enregistrement. Il figure sous votre domaine, ci-dessous.',
    },
    unknown: {
      title: 'Non vérifié',
      description: 'Have I Been Pwned n’a pas répondu. Réessayez dans quelques minutes.',
    },
  },
  again: (left) =>
    `Votre rapport est récent. Faites-en un nouveau avec tout ce que vous avez ajouté depuis : ${counted('fr', left, { one: 'analyse disponible', other: 'analyses disponibles' })}, dans les 30 jours suivant le rapport, sans frais supplémentaires.`,
  scanAgain: 'Relancer l’analyse avec ces données',
  starting: 'Lancement…',
  kinds: {
    email: {
      title: 'Adresses e-mail',
      lead: 'Nous ne recherchons une adresse qu’une fois que vous avez confirmé qu’elle est la vôtre.',
      label: 'Une autre adresse e-mail',
      hint: 'Nous lui envoyons un lien. Ouvrez-le pendant que votre session est ouverte ici.',
      add: 'Ajouter l’adresse',
      empty: 'Aucune autre adresse pour l’instant.',
    },
    domain: {
      title: 'Domaines',
      lead: 'Nous n’examinons un domaine que s’il est à vous, et le vérifions de nouveau avant chaque analyse.',
      label: 'Un domaine à vous',
      hint: 'Un domaine que vous gérez vous-même, comme example.com. Vous recevrez un enregistrement à publier.',
      add: 'Ajouter le domaine',
      empty: 'Aucun domaine pour l’instant.',
    },
    username: {
      title: 'Noms d’utilisateur',
      lead: 'N’importe qui peut utiliser le même nom. Un profil ne compte pas tant que vous n’avez pas dit, ou montré, qu’il est le vôtre.',
      label: 'Un nom d’utilisateur à vous',
      hint: 'Tel qu’un profil l’affiche, sans le @.',
      add: 'Ajouter le nom d’utilisateur',
      empty: 'Aucun nom d’utilisateur pour l’instant.',
    },
    name: {
      title: 'Noms complets',
      lead: 'Les noms sous lesquels on peut vous connaître. Aucune source n’est interrogée à leur sujet.',
      label: 'Un nom complet',
      hint: 'Aussi un ancien nom, ou une autre orthographe.',
      add: 'Ajouter le nom',
      empty: 'Aucun nom pour l’instant.',
    },
    phone: {
      title: 'Numéros de téléphone',
      lead: 'Pour les formulaires qui retirent un numéro d’un annuaire. Aucune source n’est interrogée à leur sujet, et personne n’est appelé.',
      label: 'Un numéro de téléphone',
      hint: 'Avec l’indicatif du pays, comme +44 20 7946 0958.',
      add: 'Ajouter le numéro',
      empty: 'Aucun numéro de téléphone pour l’instant.',
    },
    town: {
      title: 'Communes',
      lead: 'Où vous vivez ou avez vécu. Aucune source n’est interrogée à ce sujet.',
      label: 'Une commune',
      hint: 'Les courtiers distinguent les homonymes par les lieux où ils ont vécu.',
      add: 'Ajouter la commune',
      empty: 'Aucune commune pour l’instant.',
    },
    country: {
      title: 'Pays',
      lead: 'Il détermine quels courtiers ont probablement vos données, et quelle loi citent vos lettres.',
      label: 'Votre pays',
      hint: 'Sans lui, aucun courtier n’est nommé.',
      add: 'Enregistrer le pays',
      empty: 'Aucun pays pour l’instant.',
    },
  },
  countries: {
    UK: 'Royaume-Uni',
    US: 'États-Unis',
    AT: 'Autriche',
    BE: 'Belgique',
    CH: 'Suisse',
    DE: 'Allemagne',
    FR: 'France',
    HK: 'Hong Kong',
    IT: 'Italie',
    SE: 'Suède',
    EU: 'Un autre pays de l’UE',
  },
  full: (most) => `${most} au maximum. Retirez-en un pour en ajouter un autre.`,
  adding: 'Ajout…',
  states: { proven: 'Prouvé', waiting: 'En attente de preuve', declared: 'Déclaré par vous' },
  accountAddress: 'L’adresse de votre compte : vous vous connectez avec elle.',
  proven: {
    link: (date) => `Vous l’avez confirmée avec un lien qui lui a été envoyé, le [${date}].`,
    alias: (date) => `Une autre orthographe d’une boîte qui est la vôtre ; prouvé le [${date}].`,
    record: (date) => `Son enregistrement a été vu pour la première fois le [${date}].`,
    profile: (date) => `Un profil sous ce nom a montré votre code le [${date}].`,
  },
  linkSent: (date) => `Un lien a été envoyé le [${date}].`,
  noLink: 'Aucun lien n’a encore été envoyé.',
  recordMissing: (date) => `Son enregistrement manquait le [${date}].`,
  notChecked: 'Son enregistrement n’a pas encore été recherché.',
  toldUs: 'Indiqué par vous.',
  publish: (domain) =>
    `Ajoutez cet enregistrement TXT à ${domain} là où vous gérez son DNS, puis appuyez sur « Vérifier maintenant ». Il peut mettre une heure à être visible.`,
  sendAgain: 'Renvoyer',
  sending: 'Envoi…',
  checkNow: 'Vérifier maintenant',
  checking: 'Vérification…',
  remove: 'Retirer',
  removing: 'Retrait…',
  ofValue: (label, value) => `${label} : ${value}`,
  likely: (where) => `Le profil sur [${where}] est probablement le vôtre.`,
  isThisYou: 'Est-ce vous ?',
  profileAt: (where) => `Le profil sur ${where}`,
  hibp: {
    title: (domain) => `Toutes les adresses de ${domain} dans des fuites et des données d’infostealers`,
    about: (domain) =>
      `Have I Been Pwned répertorie toutes les adresses d’un domaine présentes dans une fuite, et les sites dont un logiciel malveillant a copié les identifiants. Il exige son propre enregistrement TXT sur ${domain}, et apprend de nous le nom de votre domaine. Le domaine reste ensuite dans la liste de la personne qui gère ce site, jusqu’à ce qu’elle l’en retire.`,
    addRecord: 'Ajoutez cet enregistrement TXT à côté du nôtre, puis appuyez de nouveau sur le bouton.',
    checkRecord: 'Vérifier son enregistrement',
    show: 'Le montrer à Have I Been Pwned',
    yourself: (domain) =>
      `Ce site ne les demande pas. Vous pouvez les voir vous-même : ajoutez ${domain} à la [recherche par domaine de Have I Been Pwned], prouvez-le là-bas, et toutes vos adresses s’y affichent.`,
  },
  asking: 'Interrogation…',
  profile: {
    proven: (site, date) => `Vous avez prouvé que le profil sur ${site} est le vôtre le [${date}].`,
    title: 'Prouver qu’un profil est le vôtre',
    how: (username) =>
      `Placez ce code n’importe où dans la description de votre profil [${username}], choisissez le site et appuyez sur « Vérifier maintenant ». Ce qui est trouvé sur ce profil est alors prouvé comme étant le vôtre. Vous pouvez ensuite retirer le code.`,
    site: 'Site du profil',
  },
};

export default french;
