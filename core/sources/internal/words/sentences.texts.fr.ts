import type { Texts } from '#contract/base/texts.ts';
import type spanish from './sentences.texts.es.ts';

const french: Texts<typeof spanish> = {
  'A Bluesky account that is named after your domain, with its name, photo and description.':
    'Un compte Bluesky qui porte le nom de votre domaine, avec son nom, sa photo et sa description.',
  'A Bluesky account under your user name, with its name, photo and description.':
    'Un compte Bluesky sous votre nom d’utilisateur, avec son nom, sa photo et sa description.',
  'A Chess.com account under your user name, with the name, place and photo that it shows.':
    'Un compte Chess.com sous votre nom d’utilisateur, avec le nom, le lieu et la photo qu’il montre.',
  'A DEV account under your user name, with the name, place and accounts elsewhere that it shows.':
    'Un compte DEV sous votre nom d’utilisateur, avec le nom, le lieu et les comptes ailleurs qu’il montre.',
  'A Docker Hub account under your user name, with the name, place and employer that it shows.':
    'Un compte Docker Hub sous votre nom d’utilisateur, avec le nom, le lieu et l’employeur qu’il montre.',
  'A GitHub account under your user name, with the name, employer, place and address that it shows.':
    'Un compte GitHub sous votre nom d’utilisateur, avec le nom, l’employeur, le lieu et l’adresse qu’il montre.',
  'A GitHub account whose public profile shows your address.':
    'Un compte GitHub dont le profil public montre votre adresse.',
  'A GitLab account under your user name, with its name and photo.':
    'Un compte GitLab sous votre nom d’utilisateur, avec son nom et sa photo.',
  'A Hacker News account under your user name, with all that was written there.':
    'Un compte Hacker News sous votre nom d’utilisateur, avec tout ce qui y a été écrit.',
  'A Keybase account under your user name, with the name, place and accounts elsewhere that it shows.':
    'Un compte Keybase sous votre nom d’utilisateur, avec le nom, le lieu et les comptes ailleurs qu’il montre.',
  'A Steam profile whose address holds your user name, with the real name and place that it shows.':
    'Un profil Steam dont l’adresse contient votre nom d’utilisateur, avec le vrai nom et le lieu qu’il montre.',
  'A Wikipedia account under your user name, with how often it edited; edits stay public for good.':
    'Un compte Wikipédia sous votre nom d’utilisateur, avec son nombre de modifications ; elles restent publiques pour toujours.',
  'A breach cannot be withdrawn; Have I Been Pwned lets you opt out of its public search.':
    'Une fuite ne peut pas être retirée ; Have I Been Pwned vous permet de sortir de sa recherche publique.',
  'A breach cannot be withdrawn; XposedOrNot lets you hide your own address on its site.':
    'Une fuite ne peut pas être retirée ; XposedOrNot vous permet de masquer votre adresse sur son site.',
  'A leak cannot be withdrawn; LeakCheck lets you hide your own address in its account area.':
    'Une fuite ne peut pas être retirée ; LeakCheck vous permet de masquer votre adresse dans son espace compte.',
  'A photo tied to your address.': 'Une photo liée à votre adresse.',
  'A public profile tied to your address: name, photo, place, job and accounts on other sites.':
    'Un profil public lié à votre adresse : nom, photo, lieu, emploi et comptes sur d’autres sites.',
  'A researcher of your name, with employers.':
    'Une personne qui fait de la recherche et porte votre nom, avec ses employeurs.',
  'Add a rule for CCBot to the robots.txt of the domain: later crawls then leave its pages out.':
    'Ajoutez une règle pour CCBot au robots.txt du domaine : les prochaines collectes laisseront ses pages de côté.',
  'An encryption key that was published for your address with your consent.':
    'Une clé de chiffrement publiée pour votre adresse avec votre accord.',
  'An encryption key that your mail domain publishes for your address.':
    'Une clé de chiffrement que votre domaine de messagerie publie pour votre adresse.',
  'An iNaturalist account under your user name, whose observations may tell where you were and when.':
    'Un compte iNaturalist sous votre nom d’utilisateur, dont les observations peuvent dire où vous étiez et quand.',
  'Ask for a correction of the record: https://openalex.org/':
    'Demandez une correction de la fiche : https://openalex.org/',
  'Ask for a courtesy vanishing: https://meta.wikimedia.org/wiki/Right_to_vanish':
    'Demandez une disparition de courtoisie (« courtesy vanishing ») : https://meta.wikimedia.org/wiki/Right_to_vanish',
  'Ask for removal at stopforumspam.com/removal.': 'Demandez l’effacement sur stopforumspam.com/removal.',
  'Ask the site that hosts the text to delete it; most have a report link on the page.':
    'Demandez au site qui héberge le texte de le supprimer ; la plupart ont un lien de signalement sur la page.',
  'Ask your domain registrar to switch on its privacy service, or to redact the registrant.':
    'Demandez à votre bureau d’enregistrement d’activer son service de confidentialité, ou de masquer le titulaire.',
  'Both files are on your own web server: change or delete them there.':
    'Les deux fichiers sont sur votre propre serveur web : modifiez-les ou supprimez-les là.',
  'Breaches and pastes that XposedOrNot shows to everybody. It leaves out addresses whose owners asked to be hidden.':
    'Les fuites et les textes publiés que XposedOrNot montre à tout le monde. Il laisse de côté les adresses dont les titulaires ont demandé à être masqués.',
  'Breaches that Have I Been Pwned shows to everybody. It leaves out sensitive ones, such as of dating sites, and addresses whose owners opted out.':
    'Les fuites que Have I Been Pwned montre à tout le monde. Il laisse de côté les fuites sensibles, comme celles de sites de rencontre, et les adresses dont les titulaires ont demandé à sortir.',
  'Breaches that hold an address of your domain, sensitive ones too. Addresses whose owners opted out are not in it.':
    'Les fuites qui contiennent une adresse de votre domaine, y compris les plus sensibles. Les adresses dont les titulaires ont demandé à sortir n’y sont pas.',
  'Certificate logs are permanent; a new certificate can leave the address out.':
    'Les journaux de certificats sont permanents ; un nouveau certificat peut omettre l’adresse.',
  'Certificate logs are permanent; a wildcard certificate keeps new host names out of them.':
    'Les journaux de certificats sont permanents ; un certificat générique en écarte les noms des nouveaux serveurs.',
  'Change what the profile shows, or delete the account: https://github.com/settings/admin':
    'Changez ce que montre le profil, ou supprimez le compte : https://github.com/settings/admin',
  'Change who may see it in the settings of the record: https://orcid.org/account':
    'Changez qui peut la voir dans les paramètres de la fiche : https://orcid.org/account',
  'Choose in your GitHub profile settings not to show an email address.':
    'Dans les paramètres de votre profil GitHub, choisissez de ne montrer aucune adresse e-mail.',
  'Copies of pages of your domain in the Internet Archive, also of those that you have changed or deleted.':
    'Des copies de pages de votre domaine dans l’Internet Archive, y compris de celles que vous avez changées ou supprimées.',
  'Copies of pages of your domain in the open crawl of the web, with which language models are trained.':
    'Des copies de pages de votre domaine dans la collecte ouverte du web qui sert à entraîner des modèles de langage.',
  'Data breaches that hold any address of your domain, those that you gave to a single site too.':
    'Les fuites de données qui contiennent n’importe quelle adresse de votre domaine, même donnée à un seul site.',
  'Data breaches that hold your address, asked with the first six characters of a hash only.':
    'Les fuites de données qui contiennent votre adresse, demandées avec les six premiers caractères d’un hash seulement.',
  'Data breaches that hold your address, what leaked in each, and how well its passwords were protected.':
    'Les fuites de données qui contiennent votre adresse, ce qui a fuité dans chacune, et la protection de ses mots de passe.',
  'Deactivate the account: https://hub.docker.com/settings/deactivate':
    'Désactivez le compte : https://hub.docker.com/settings/deactivate',
  'EmailRep has no reference to your address. It does not say which breaches and sites it looks at.':
    'EmailRep n’a aucune référence à votre adresse. Il ne dit pas quelles fuites et quels sites il consulte.',
  'Encryption keys with every name and address ever put on them.':
    'Des clés de chiffrement avec tous les noms et toutes les adresses qui y ont été mis un jour.',
  'Hacker News deletes on request only: write to hn@ycombinator.com':
    'Hacker News ne supprime que sur demande : écrivez à hn@ycombinator.com',
  'Keys on this server cannot normally be deleted. Revoking the key marks it as no longer used.':
    'Les clés de ce serveur ne peuvent normalement pas être supprimées. Révoquer la clé indique qu’elle n’est plus utilisée.',
  'Leaks that LeakCheck’s public search knows. It leaves out addresses whose owners opted out.':
    'Les fuites que connaît la recherche publique de LeakCheck. Elle laisse de côté les adresses dont les titulaires ont demandé à sortir.',
  'Logs of password-stealing malware that Have I Been Pwned has loaded, for addresses of your domain. Logs that it has not obtained are not in it.':
    'Les données de logiciels voleurs de mots de passe que Have I Been Pwned a chargées, pour les adresses de votre domaine. Celles qu’il n’a pas obtenues n’y sont pas.',
  'Mail certificates in the public logs that name your address.':
    'Les certificats de messagerie des journaux publics qui nomment votre adresse.',
  'Names and dates of leaks that hold your address, and which kinds of data leaked.':
    'Les noms et les dates des fuites qui contiennent votre adresse, et les types de données qui ont fuité.',
  'Names of machines and services below your domain that certificates have made public.':
    'Les noms de machines et de services sous votre domaine que des certificats ont rendus publics.',
  'No Bluesky account is named after your domain. Accounts below it, and under user names, are not seen.':
    'Aucun compte Bluesky ne porte le nom de votre domaine. Les comptes sous ce domaine, ou sous un nom d’utilisateur, ne sont pas vus.',
  'No account is called by this user name at bsky.social. Accounts under a domain of their own are not seen.':
    'Aucun compte ne porte ce nom d’utilisateur sur bsky.social. Les comptes sous leur propre domaine ne sont pas vus.',
  'No certificate in the public logs names a machine below your domain. Private certificate authorities keep no such logs.':
    'Aucun certificat des journaux publics ne nomme une machine sous votre domaine. Les autorités de certification privées ne tiennent pas de tels journaux.',
  'No certificate in the public logs names your address. Certificates that were never logged are not seen.':
    'Aucun certificat des journaux publics ne nomme votre adresse. Les certificats jamais journalisés ne sont pas vus.',
  'No infected computer in Hudson Rock’s collection had your address saved. Infections that it has not obtained are not in it.':
    'Aucun ordinateur infecté de la collection de Hudson Rock n’avait votre adresse enregistrée. Les infections qu’il n’a pas obtenues n’y sont pas.',
  'No key is published here for your address. Keys whose owners did not confirm the address are never shown.':
    'Aucune clé n’est publiée ici pour votre adresse. Les clés dont les titulaires n’ont pas confirmé l’adresse ne sont jamais montrées.',
  'No key on this server carries your address. Other key servers have keys of their own.':
    'Aucune clé de ce serveur ne porte votre adresse. D’autres serveurs ont leurs propres clés.',
  'No photo is kept at Libravatar itself. Gravatar, where it sends others, is asked by itself.':
    'Libravatar lui-même ne garde aucune photo. Gravatar, vers qui il renvoie, est interrogé à part.',
  'No public GitHub profile shows your address. An account that keeps it private is not seen.':
    'Aucun profil GitHub public ne montre votre adresse. Un compte qui la garde privée n’est pas vu.',
  'No public contact card is tied to your address. A profile that its owner hides is not seen.':
    'Aucune carte de contact publique n’est liée à votre adresse. Un profil que son titulaire masque n’est pas vu.',
  'No public profile is tied to your address. A profile that its owner keeps private counts as nothing found.':
    'Aucun profil public n’est lié à votre adresse. Un profil que son titulaire garde privé compte comme rien trouvé.',
  'No public scan has anything of your domain. Scans that were made private or unlisted are not seen.':
    'Aucune analyse publique ne contient quoi que ce soit de votre domaine. Les analyses privées ou non répertoriées ne sont pas vues.',
  'No researcher of exactly this name is in the register. Other spellings, and hidden names, are not seen.':
    'Personne portant exactement ce nom ne figure dans le registre des chercheurs. Les autres graphies et les noms masqués ne sont pas vus.',
  'Nobody has a public profile under this user name there. Profiles under other names, and hidden ones, are not seen.':
    'Personne n’y a de profil public sous ce nom d’utilisateur. Les profils sous d’autres noms, et les profils masqués, ne sont pas vus.',
  'Nobody of exactly this name is in the bibliography of computer science. Other spellings are not seen.':
    'Personne portant exactement ce nom ne figure dans la bibliographie d’informatique. Les autres graphies ne sont pas vues.',
  'Open the scan at urlscan.io and report it, with the reason why it should go.':
    'Ouvrez l’analyse sur urlscan.io et signalez-la, en disant pourquoi elle devrait disparaître.',
  'OpenAlex knows nobody of exactly this name who has published. Other spellings are not seen.':
    'OpenAlex ne connaît personne portant exactement ce nom qui ait publié. Les autres graphies ne sont pas vues.',
  'Phone numbers, messenger names and other addresses on a public profile.':
    'Les numéros de téléphone, noms de messagerie et autres adresses d’un profil public.',
  'Public commits on the default branches of repositories that GitHub has indexed. Other branches and private repositories are not searched.':
    'Les commits publics des branches par défaut des dépôts que GitHub a indexés. Les autres branches et les dépôts privés ne sont pas cherchés.',
  'Public commits that carry your address.': 'Les commits publics qui portent votre adresse.',
  'Public scans of pages of your domain, with a picture of each and the addresses that it loads.':
    'Les analyses publiques de pages de votre domaine, avec une image de chacune et les adresses qu’elle charge.',
  'Public text dumps that hold your address.': 'Les textes publiés en ligne qui contiennent votre adresse.',
  'Publish an SPF record that ends in -all and a DMARC record with p=reject at your DNS provider.':
    'Publiez chez votre fournisseur DNS un enregistrement SPF qui se termine par -all et un enregistrement DMARC avec p=reject.',
  'Remove your address from the key at keys.openpgp.org/manage, which mails you a link.':
    'Retirez votre adresse de la clé sur keys.openpgp.org/manage, qui vous envoie un lien par e-mail.',
  'SPF and DMARC as public resolvers show them today. Whether each mail provider acts on them is not checked.':
    'SPF et DMARC tels que les montrent aujourd’hui les résolveurs publics. On ne vérifie pas si chaque fournisseur de messagerie en tient compte.',
  'Set GitHub to keep your email address private in its settings; commits already made keep it unless the history is rewritten.':
    'Dans les paramètres de GitHub, gardez votre adresse e-mail privée ; les commits déjà faits la conservent, à moins de réécrire l’historique.',
  'Sign in at gravatar.com to hide fields of the profile or to disable the account.':
    'Connectez-vous à gravatar.com pour masquer des champs du profil ou désactiver le compte.',
  'Sign in at libravatar.org to remove the photo or the account.':
    'Connectez-vous à libravatar.org pour supprimer la photo ou le compte.',
  'Sites whose sign-ins malware has copied, for every address of your domain.':
    'Les sites dont un logiciel malveillant a copié les identifiants, pour chaque adresse de votre domaine.',
  'Somebody of your name in the bibliography of computer science, with employers.':
    'Une personne qui porte votre nom dans la bibliographie d’informatique, avec ses employeurs.',
  'Somebody of your name who has published, with employers.':
    'Une personne qui porte votre nom et a publié, avec ses employeurs.',
  'Text dumps that Have I Been Pwned has read. Pastes that were deleted before it came, and addresses whose owners opted out, are not in it.':
    'Les textes publiés que Have I Been Pwned a lus. Ceux qui ont été supprimés avant son passage, et les adresses dont les titulaires ont demandé à sortir, n’y sont pas.',
  'The Internet Archive shows no copy of a page of your domain. Copies that it was asked to hide, and those on other hosts below the domain, are not seen.':
    'L’Internet Archive ne montre aucune copie d’une page de votre domaine. Les copies qu’on lui a demandé de masquer, et celles d’autres serveurs sous le domaine, ne sont pas vues.',
  'The account is deleted only on request: https://help.steampowered.com/en/wizard/HelpDeleteAccount':
    'Le compte n’est supprimé que sur demande : https://help.steampowered.com/en/wizard/HelpDeleteAccount',
  'The key directory of your mail domain has no key for your address.':
    'L’annuaire de clés de votre domaine de messagerie n’a pas de clé pour votre adresse.',
  'The newest crawl has no page of your domain. Earlier crawls, and other hosts below the domain, are not searched.':
    'La dernière collecte n’a aucune page de votre domaine. Les collectes antérieures, et les autres serveurs sous le domaine, ne sont pas cherchés.',
  'The registrant’s name, address, email and phone number are not public in the register today. Archives of earlier entries are not seen.':
    'Le nom, l’adresse, l’e-mail et le téléphone du titulaire ne sont pas publics aujourd’hui dans le registre. Les archives d’entrées antérieures ne sont pas vues.',
  'What your address is known for: leaked credentials, block lists, and names of sites with a profile.':
    'Ce que l’on sait de votre adresse : identifiants qui ont fuité, listes de blocage et noms de sites avec un profil.',
  'Whether somebody has used your address to send spam to forums.':
    'Si quelqu’un s’est servi de votre adresse pour envoyer du spam à des forums.',
  'Whether strangers can send mail in the name of your domain.':
    'Si des inconnus peuvent envoyer des e-mails au nom de votre domaine.',
  'Whether the public register shows your name, address, email or phone number for your domain.':
    'Si le registre public montre votre nom, votre adresse, votre e-mail ou votre téléphone pour votre domaine.',
  'Whether your address was saved on a computer infected by malware that steals passwords.':
    'Si votre adresse était enregistrée sur un ordinateur infecté par un logiciel voleur de mots de passe.',
  'Whether your domain publishes somebody’s address, and whether its rule for encrypted mail has been switched off.':
    'Si votre domaine publie l’adresse de quelqu’un, et si sa règle de chiffrement des e-mails a été désactivée.',
  'Whoever runs your mail domain can take the key out of its directory.':
    'La personne qui gère votre domaine de messagerie peut retirer la clé de son annuaire.',
  'Write to info@archive.org from an address of the domain, and name the pages.':
    'Écrivez à info@archive.org depuis une adresse du domaine, en nommant les pages.',
  'Your address is not on this list today. Entries that were removed are not seen.':
    'Votre adresse n’est pas sur cette liste aujourd’hui. Les entrées retirées ne sont pas vues.',
  'Your domain’s own web server has no security.txt with an address of yours other than that of a role such as “security”, and its rule for encrypted mail is not switched off.':
    'Le serveur web de votre domaine n’a pas de security.txt avec une adresse à vous autre que celle d’une fonction comme « security », et sa règle de chiffrement des e-mails n’est pas désactivée.',
};

export default french;
