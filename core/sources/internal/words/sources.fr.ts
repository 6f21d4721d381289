import type { TranslatedSources } from './translated.ts';

const accountClear = (name: string): string =>
  `Personne n’a de compte public sous ce nom d’utilisateur sur ${name}. Les comptes sous d’autres noms ne sont pas vus.`;

export const frenchSources: TranslatedSources = {
  siteReveals: (name) => `Un profil public sur ${name} sous votre nom d’utilisateur.`,
  siteClear: (name) =>
    `Personne n’a de profil public sous ce nom d’utilisateur sur ${name}. Les profils sous d’autres noms et les profils masqués ne sont pas vus.`,
  provedSiteClear:
    'Personne n’y a de profil public sous ce nom d’utilisateur. Les profils sous d’autres noms et les profils masqués ne sont pas vus.',
  sources: {
    bluesky: {
      reveals: 'Un compte Bluesky sous votre nom d’utilisateur, avec son nom, sa photo et sa description.',
      clearCovers:
        'Aucun compte ne porte ce nom d’utilisateur sur bsky.social. Les comptes qui ont leur propre domaine ne sont pas vus.',
    },
    'bluesky-domain': {
      reveals: 'Un compte Bluesky qui porte le nom de votre domaine, avec son nom, sa photo et sa description.',
      clearCovers:
        'Aucun compte Bluesky ne porte le nom de votre domaine. Les comptes situés en dessous, et ceux qui utilisent un nom d’utilisateur, ne sont pas vus.',
    },
    chesscom: {
      reveals: 'Un compte Chess.com sous votre nom d’utilisateur, avec le nom, le lieu et la photo qu’il montre.',
      clearCovers: accountClear('Chess.com'),
    },
    'codeberg-user': {
      reveals: 'Un compte Codeberg sous votre nom d’utilisateur, avec le nom, le lieu et l’adresse qu’il montre.',
      clearCovers: accountClear('Codeberg'),
    },
    'gitea-user': {
      reveals: 'Un compte Gitea sous votre nom d’utilisateur, avec le nom, le lieu et l’adresse qu’il montre.',
      clearCovers: accountClear('Gitea'),
    },
    commoncrawl: {
      reveals:
        'Des copies de pages de votre domaine dans la collecte ouverte du web qui sert à entraîner des modèles de langage.',
      clearCovers:
        'La collecte la plus récente ne contient aucune page de votre domaine. Les collectes antérieures et les autres hôtes situés sous le domaine ne sont pas consultés.',
    },
    'crtsh-domain': {
      reveals: 'Les noms de machines et de services situés sous votre domaine que des certificats ont rendus publics.',
      clearCovers:
        'Aucun certificat des journaux publics ne nomme une machine située sous votre domaine. Les autorités de certification privées ne tiennent pas de tels journaux.',
    },
    'crtsh-email': {
      reveals: 'Les certificats de messagerie des journaux publics qui nomment votre adresse.',
      clearCovers:
        'Aucun certificat des journaux publics ne nomme votre adresse. Les certificats qui n’ont jamais été journalisés ne sont pas vus.',
    },
    dblp: {
      reveals: 'Une personne de votre nom dans la bibliographie d’informatique, avec ses employeurs.',
      clearCovers:
        'Personne de ce nom exact ne figure dans la bibliographie d’informatique. Les autres graphies ne sont pas vues.',
    },
    devto: {
      reveals:
        'Un compte DEV sous votre nom d’utilisateur, avec le nom, le lieu et les comptes sur d’autres sites qu’il montre.',
      clearCovers: accountClear('DEV Community'),
    },
    'docker-hub': {
      reveals: 'Un compte Docker Hub sous votre nom d’utilisateur, avec le nom, le lieu et l’employeur qu’il montre.',
      clearCovers: accountClear('Docker Hub'),
    },
    doh: {
      reveals: 'Si des inconnus peuvent envoyer des e-mails au nom de votre domaine.',
      clearCovers:
        'SPF et DMARC tels que les montrent aujourd’hui les résolveurs publics. Leur application par chaque fournisseur de messagerie n’est pas vérifiée.',
    },
    emailrep: {
      reveals:
        'Ce pour quoi votre adresse est connue : identifiants divulgués, listes de blocage, et noms de sites où un profil existe.',
      clearCovers:
        'EmailRep n’a aucune référence à votre adresse. Il ne dit pas quelles fuites et quels sites il consulte.',
    },
    'github-search-commits': {
      reveals: 'Les commits publics qui portent votre adresse.',
      clearCovers:
        'Les commits publics sur les branches par défaut des dépôts que GitHub a indexés. Les autres branches et les dépôts privés ne sont pas consultés.',
    },
    'github-search-email': {
      reveals: 'Un compte GitHub dont le profil public montre votre adresse.',
      clearCovers: 'Aucun profil public GitHub ne montre votre adresse. Un compte qui la garde privée n’est pas vu.',
    },
    'github-user': {
      reveals:
        'Un compte GitHub sous votre nom d’utilisateur, avec le nom, l’employeur, le lieu et l’adresse qu’il montre.',
      clearCovers: accountClear('GitHub'),
    },
    'gitlab-user': {
      reveals: 'Un compte GitLab sous votre nom d’utilisateur, avec son nom et sa photo.',
      clearCovers: accountClear('GitLab'),
    },
    'gravatar-legacy': {
      reveals: 'Des numéros de téléphone, des noms de messagerie et d’autres adresses sur un profil public.',
      clearCovers:
        'Aucune carte de contact publique n’est liée à votre adresse. Un profil que son titulaire masque n’est pas vu.',
    },
    'gravatar-v3': {
      reveals: 'Un profil public lié à votre adresse : nom, photo, lieu, emploi et comptes sur d’autres sites.',
      clearCovers:
        'Aucun profil public n’est lié à votre adresse. Un profil que son titulaire garde privé compte comme rien trouvé.',
    },
    hackernews: {
      reveals: 'Un compte Hacker News sous votre nom d’utilisateur, avec tout ce qui y a été écrit.',
      clearCovers: accountClear('Hacker News'),
    },
    'hibp-account-range': {
      reveals:
        'Les fuites de données qui contiennent votre adresse, demandées avec les six premiers caractères d’un hash seulement.',
      clearCovers:
        'Les fuites que Have I Been Pwned montre à tout le monde. Il laisse de côté les fuites sensibles, comme celles de sites de rencontres, et les adresses dont les titulaires se sont désinscrits.',
    },
    'hibp-domain': {
      reveals:
        'Les fuites de données qui contiennent une adresse quelconque de votre domaine, y compris celles que vous n’avez données qu’à un seul site.',
      clearCovers:
        'Les fuites qui contiennent une adresse de votre domaine, y compris les fuites sensibles. Les adresses dont les titulaires se sont désinscrits n’y figurent pas.',
    },
    'hibp-pastes': {
      reveals: 'Les dépôts de texte publics (pastes) qui contiennent votre adresse.',
      clearCovers:
        'Les dépôts de texte que Have I Been Pwned a lus. Ceux qui ont été supprimés avant son passage, et les adresses dont les titulaires se sont désinscrits, n’y figurent pas.',
    },
    'hibp-stealer-logs': {
      reveals: 'Les sites dont un logiciel malveillant a copié les connexions, pour chaque adresse de votre domaine.',
      clearCovers:
        'Les journaux de logiciels voleurs de mots de passe que Have I Been Pwned a chargés, pour les adresses de votre domaine. Les journaux qu’il n’a pas obtenus n’y figurent pas.',
    },
    'hkp-ubuntu': {
      reveals: 'Les clés de chiffrement, avec tous les noms et adresses qui y ont jamais été inscrits.',
      clearCovers:
        'Aucune clé de ce serveur ne porte votre adresse. Les autres serveurs de clés ont leurs propres clés.',
    },
    'hudsonrock-cavalier': {
      reveals:
        'Si votre adresse était enregistrée sur un ordinateur infecté par un logiciel malveillant qui vole des mots de passe.',
      clearCovers:
        'Aucun ordinateur infecté de la collection de Hudson Rock n’avait enregistré votre adresse. Les infections qu’il n’a pas obtenues n’y figurent pas.',
    },
    inaturalist: {
      reveals:
        'Un compte iNaturalist sous votre nom d’utilisateur, dont les observations peuvent dire où vous étiez et quand.',
      clearCovers: accountClear('iNaturalist'),
    },
    'keybase-user': {
      reveals:
        'Un compte Keybase sous votre nom d’utilisateur, avec le nom, le lieu et les comptes sur d’autres sites qu’il montre.',
      clearCovers: accountClear('Keybase'),
    },
    'leakcheck-public': {
      reveals: 'Les noms et les dates des fuites qui contiennent votre adresse, et les types de données qui ont fuité.',
      clearCovers:
        'Les fuites que connaît la recherche publique de LeakCheck. Il laisse de côté les adresses dont les titulaires se sont désinscrits.',
    },
    libravatar: {
      reveals: 'Une photo liée à votre adresse.',
      clearCovers:
        'Aucune photo n’est conservée chez Libravatar même. Gravatar, vers lequel il renvoie les autres, est interrogé séparément.',
    },
    'mta-sts-securitytxt': {
      reveals:
        'Si votre domaine publie l’adresse de quelqu’un, et si sa règle pour le courrier chiffré a été désactivée.',
      clearCovers:
        'Le serveur web de votre domaine n’a pas de security.txt contenant une adresse à vous autre que celle d’une fonction, comme « security », et sa règle pour le courrier chiffré n’est pas désactivée.',
    },
    'openalex-authors': {
      reveals: 'Une personne de votre nom qui a publié, avec ses employeurs.',
      clearCovers: 'OpenAlex ne connaît personne de ce nom exact qui ait publié. Les autres graphies ne sont pas vues.',
    },
    'openpgp-vks': {
      reveals: 'Une clé de chiffrement publiée pour votre adresse avec votre consentement.',
      clearCovers:
        'Aucune clé n’est publiée ici pour votre adresse. Les clés dont les titulaires n’ont pas confirmé l’adresse ne sont jamais montrées.',
    },
    orcid: {
      reveals: 'Une personne de votre nom qui fait de la recherche, avec ses employeurs.',
      clearCovers:
        'Personne de ce nom exact ne figure au registre des chercheurs. Les autres graphies et les noms masqués ne sont pas vus.',
    },
    rdap: {
      reveals:
        'Si le registre public montre votre nom, votre adresse, votre e-mail ou votre téléphone pour votre domaine.',
      clearCovers:
        'Le nom, l’adresse, l’e-mail et le téléphone du titulaire ne sont pas publics au registre aujourd’hui. Les archives d’inscriptions antérieures ne sont pas vues.',
    },
    steam: {
      reveals:
        'Un profil Steam dont l’adresse contient votre nom d’utilisateur, avec le vrai nom et le lieu qu’il montre.',
      clearCovers: accountClear('Steam Community'),
    },
    stopforumspam: {
      reveals: 'Si quelqu’un a utilisé votre adresse pour envoyer du spam sur des forums.',
      clearCovers:
        'Votre adresse n’est pas sur cette liste aujourd’hui. Les inscriptions qui ont été retirées ne sont pas vues.',
    },
    urlscan: {
      reveals:
        'Les analyses publiques de pages de votre domaine, avec une image de chacune et les adresses qu’elle charge.',
      clearCovers:
        'Aucune analyse publique ne contient quoi que ce soit de votre domaine. Les analyses rendues privées ou non répertoriées ne sont pas vues.',
    },
    wayback: {
      reveals:
        'Les copies de pages de votre domaine dans Internet Archive, y compris celles que vous avez modifiées ou supprimées.',
      clearCovers:
        'Internet Archive ne montre aucune copie d’une page de votre domaine. Les copies qu’on lui a demandé de masquer, et celles d’autres hôtes situés sous le domaine, ne sont pas vues.',
    },
    'wikipedia-user': {
      reveals:
        'Un compte Wikipédia sous votre nom d’utilisateur, avec son nombre de modifications ; celles-ci restent publiques pour toujours.',
      clearCovers: accountClear('Wikipédia'),
    },
    wkd: {
      reveals: 'Une clé de chiffrement que votre domaine de messagerie publie pour votre adresse.',
      clearCovers: 'L’annuaire de clés de votre domaine de messagerie n’a aucune clé pour votre adresse.',
    },
    xposedornot: {
      reveals:
        'Les fuites de données qui contiennent votre adresse, ce qui a fuité dans chacune, et le degré de protection de ses mots de passe.',
      clearCovers:
        'Les fuites et les dépôts de texte que XposedOrNot montre à tout le monde. Il laisse de côté les adresses dont les titulaires ont demandé à être masqués.',
    },
  },
};
