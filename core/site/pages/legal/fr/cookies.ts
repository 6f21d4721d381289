import { bullets, type LegalDocument, type LegalFacts } from '#core/site/pages/legal/document.ts';

/** What is stored in the browser: all of it. */
export function cookiePolicy({ site, scanCookie, payments }: LegalFacts): LegalDocument {
  const prefix = scanCookie.startsWith('__Host-') ? '__Host-' : '';
  return {
    title: 'Politique relative aux cookies',
    description: `Chaque cookie et chaque valeur que ${site.name} conserve dans votre navigateur, et pendant combien de temps.`,
    updated: '2026-11-26',
    notice: site.legalNotice,
    intro:
      'Ce site n’affiche pas de bandeau de cookies, car il n’y a rien à demander. Nous ne déposons que ce qui est nécessaire à quelque chose que vous avez demandé. Voici la liste complète.',
    sections: [
      {
        title: 'Cookies',
        body: bullets(
          `**\`${scanCookie}\`** est déposé quand vous ouvrez le lien vers votre analyse et appuyez sur son bouton. Il permet à ce navigateur de rouvrir cette analyse sans le lien. Il contient des clés aléatoires et rien sur vous, n’est pas lisible par les scripts, n’est envoyé qu’à ce site et dure 30 jours. « Oublier sur cet appareil », sous le résultat, et la déconnexion le retirent et rendent ses clés sans valeur.`,
          `**\`${prefix}toast\`** porte l’issue d’une étape, par exemple « enregistré », vers la page suivante. Il est retiré quand cette page l’a affichée et dure 30 secondes au plus.`,
          '**`sidebar:state`** est déposé quand vous ouvrez ou fermez la barre latérale de votre compte. Il contient `true` ou `false` et dure 7 jours.',
          `**\`${prefix}qp_scan_request\`** est déposé quand vous demandez une analyse gratuite. Le nom que vous avez saisi ne sert à l’analyse que si le lien reçu par e-mail est ouvert dans ce navigateur. Il contient une clé aléatoire et rien sur vous, n’est pas lisible par les scripts, n’est envoyé qu’à ce site et dure 24 heures.`,
          `**\`${prefix}qp_scan_link\`** est déposé quand vous suivez le lien reçu par e-mail vers une analyse, afin que la clé du lien quitte aussitôt l’adresse et n’ouvre rien dans un autre navigateur. Il contient cette clé, un nom aléatoire pour votre navigateur et rien sur vous, n’est pas lisible par les scripts, n’est envoyé qu’à ce site, est retiré quand vous y appuyez sur le bouton et dure 30 minutes au plus.`,
          `**\`${prefix}qp_signup\`** est déposé quand vous créez un compte, quelle que soit l’adresse. Le mot de passe et le nom que vous avez saisis ne comptent que si le lien reçu par e-mail est ouvert dans ce navigateur. Il contient une clé aléatoire et rien sur vous, n’est pas lisible par les scripts, n’est envoyé qu’à ce site et dure 1 heure ou jusqu’à votre connexion.`,
          `**\`${prefix}qp_access\`** et **\`${prefix}qp_refresh\`** sont déposés quand vous vous connectez à un compte, afin que la page suivante vous reconnaisse. Ils contiennent des clés aléatoires et rien sur vous, ne sont pas lisibles par les scripts, ne sont envoyés qu’à ce site et sont retirés quand vous vous déconnectez. Le premier dure 15 minutes et se renouvelle avec le second, qui dure 30 jours.`,
          `**\`${prefix}qp_browser\`** est déposé quand vous vous connectez ou ouvrez un lien pour choisir un nouveau mot de passe, afin que nous reconnaissions ce navigateur : ceux qui tentent de deviner votre mot de passe ne vous bloquent pas ici, et le lien de quelqu’un d’autre ne peut pas vous connecter à son compte. Il contient une clé aléatoire et rien sur vous, n’est pas lisible par les scripts, n’est envoyé qu’à ce site et dure 90 jours.`,
          `**\`${prefix}qp_recovery\`** est déposé quand vous ouvrez un lien pour choisir un nouveau mot de passe. Il permet à ce navigateur de le faire et rien d’autre, et dure 15 minutes.`,
          `**\`${prefix}qp_review\`** est déposé après un nouveau mot de passe si autre chose ouvre aussi le compte. Il permet à ce navigateur de l’examiner et de le retirer, et dure 30 minutes.`,
          `**\`${prefix}qp_provider\`** est déposé pendant que vous vous connectez par un autre fournisseur, si ce site le propose. Il fait que la réponse du fournisseur ne vaut que dans ce navigateur. Il contient une clé aléatoire et la langue de la page, et rien sur vous, n’est pas lisible par les scripts, n’est envoyé qu’à ce site et dure 10 minutes ou jusqu’à votre retour.`,
          `**\`${prefix}qp_challenge\`** est déposé entre votre mot de passe et votre code, si vous utilisez la double authentification, et dure 5 minutes.`,
        ),
      },
      {
        title: 'Autres données stockées',
        body: bullets(
          '**`theme`**, dans le stockage local de votre navigateur : `light` ou `dark`, conservé seulement si vous choisissez vous-même l’un des deux, jusqu’à ce que vous reveniez à celui du système ou vidiez le stockage.',
          '**`language-offer`**, dans le stockage local de votre navigateur : `dismissed`, conservé seulement si vous fermez la proposition d’une page dans une autre langue, jusqu’à ce que vous vidiez le stockage.',
          '**`audit-head`**, dans le stockage local de votre navigateur : le dernier point de contrôle signé de notre journal d’audit qu’il a vérifié pour vous, et la clé, afin qu’il remarque si le journal est réécrit. Les deux sont publics. Conservé jusqu’à ce que vous vidiez le stockage.',
          '**`admin:shortcuts`**, dans le stockage local des navigateurs de notre équipe : `on` ou `off`, selon que des touches servent ou non de raccourcis dans l’administration. Conservé jusqu’à ce qu’ils vident le stockage.',
          '**`typed:`**, dans le stockage de session d’un onglet : un message au sujet d’une demande de service que vous avez commencé à écrire et pas encore envoyé, afin qu’il soit toujours là à votre retour. Il n’est envoyé nulle part et il est retiré quand vous envoyez le message, quand vous vous déconnectez et quand l’onglet est fermé.',
          'Jusqu’où vous aviez fait défiler la page, dans le stockage de session d’un onglet, et la clé aléatoire d’un formulaire de commande dans son historique, afin que le retour en arrière vous y ramène et qu’un nouvel envoi du formulaire ne commande rien deux fois. Tout cela est oublié quand l’onglet est fermé.',
        ),
      },
      {
        title: 'Ce que vous ne trouverez pas ici',
        body: bullets(
          'Aucun cookie publicitaire, aucun cookie de mesure d’audience, aucune empreinte du navigateur.',
          'Aucun cookie d’autres entreprises : scripts, styles et polices viennent tous de ce site.',
          'Aucun pixel ni lien de suivi dans nos e-mails.',
        ),
      },
      {
        title: 'Autres sites',
        body: bullets(
          'Les liens vers d’autres sites vous y conduisent ; ce qu’ils déposent ne relève que d’eux.',
          payments &&
            'Le paiement vous conduit à une page de Stripe, qui dépose ses propres cookies pour la sécurité et la prévention de la fraude. Nous ne les lisons pas.',
        ),
      },
      {
        title: 'Refuser et supprimer',
        body: `Vous pouvez supprimer tout ce qui précède dans votre navigateur à tout moment. Sans \`${scanCookie}\`, il vous faut le lien reçu par e-mail pour rouvrir une analyse ; sans les autres, rien n’est perdu qu’une préférence ou une connexion. Le site se lit et ses formulaires fonctionnent sans cookies ni scripts ; une analyse a en outre besoin de son cookie.`,
      },
      {
        title: 'Le droit applicable',
        body: `La règle 6 du règlement britannique sur la vie privée et les communications électroniques (Privacy and Electronic Communications Regulations) et l’article 5, paragraphe 3, de la directive « vie privée et communications électroniques » de l’UE exigent le consentement avant de stocker ce qui n’est pas strictement nécessaire à un service que vous avez demandé. Chaque élément ci-dessus est nécessaire à un tel service ou enregistre un choix de votre part. Pour toute question, écrivez à [${site.contactEmail}](mailto:${site.contactEmail}).`,
      },
    ],
  };
}
