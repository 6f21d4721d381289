/** What sources that are asked with an address or a domain can reveal, by their ids. */
export const frenchReveals: Readonly<Record<string, string>> = {
  'bluesky-domain': 'Un compte Bluesky qui porte le nom de votre domaine, avec son nom, sa photo et sa description.',
  commoncrawl:
    'Des copies de pages de votre domaine dans la collecte ouverte du web qui sert à entraîner des modèles de langage.',
  'crtsh-domain': 'Des noms de machines et de services de votre domaine que des certificats ont rendus publics.',
  'crtsh-email': 'Des certificats de messagerie dans les journaux publics qui nomment votre adresse.',
  doh: 'Si des inconnus peuvent envoyer des e-mails au nom de votre domaine.',
  emailrep:
    'Ce que l’on sait de votre adresse : identifiants divulgués, listes de blocage et noms de sites avec un profil.',
  'github-search-commits': 'Des commits publics qui portent votre adresse.',
  'github-search-email': 'Un compte GitHub dont le profil public montre votre adresse.',
  'gravatar-legacy':
    'Des numéros de téléphone, des noms de messagerie instantanée et d’autres adresses d’un profil public.',
  'gravatar-v3': 'Un profil public lié à votre adresse : nom, photo, lieu, emploi et comptes sur d’autres sites.',
  'hibp-account-range':
    'Des fuites de données qui contiennent votre adresse, interrogées avec les six premiers caractères d’un hachage seulement.',
  'hibp-domain':
    'Des fuites de données qui contiennent n’importe quelle adresse de votre domaine, y compris celles que vous n’avez données qu’à un seul site.',
  'hibp-pastes': 'Des textes publics qui contiennent votre adresse.',
  'hibp-stealer-logs':
    'Des sites dont un logiciel malveillant a copié les identifiants, pour chaque adresse de votre domaine.',
  'hkp-ubuntu': 'Des clés de chiffrement avec tous les noms et adresses qui y ont jamais figuré.',
  'hudsonrock-cavalier':
    'Si votre adresse était enregistrée sur un appareil infecté par un logiciel voleur de mots de passe.',
  'leakcheck-public': 'Les noms et dates des fuites qui contiennent votre adresse, et les types de données divulguées.',
  libravatar: 'Une photo liée à votre adresse.',
  'mta-sts-securitytxt':
    'Si votre domaine publie l’adresse de quelqu’un, et si sa règle pour les e-mails chiffrés a été désactivée.',
  'openpgp-vks': 'Une clé de chiffrement publiée pour votre adresse avec votre consentement.',
  rdap: 'Si le registre public montre votre nom, votre adresse, votre e-mail ou votre téléphone pour votre domaine.',
  stopforumspam: 'Si quelqu’un s’est servi de votre adresse pour envoyer du spam à des forums.',
  urlscan:
    'Des analyses publiques de pages de votre domaine, avec une image de chacune et les adresses qu’elle charge.',
  wayback:
    'Des copies de pages de votre domaine dans l’Internet Archive, y compris de celles que vous avez modifiées ou supprimées.',
  wkd: 'Une clé de chiffrement que le domaine de votre messagerie publie pour votre adresse.',
  xposedornot:
    'Des fuites de données qui contiennent votre adresse, ce que chacune a divulgué, et la qualité de la protection de ses mots de passe.',
};
