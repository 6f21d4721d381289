import company from '#contract/site/company/company.texts.fr.ts';
import { bullets, companyOf, type LegalDocument, type LegalFacts } from '#core/site/pages/legal/document.ts';

/** What we offer, what we ask of who uses it, and what neither side may expect. */
export function termsOfService({ site, payments }: LegalFacts): LegalDocument {
  const protection =
    site.jurisdiction === null
      ? 'Si vous êtes consommateur, vous conservez la protection des dispositions impératives du droit du pays où vous vivez, et vous pouvez saisir ses tribunaux.'
      : `Les présentes conditions sont régies par le droit suivant : ${site.jurisdiction}. Si vous êtes consommateur, vous conservez en outre la protection des dispositions impératives du droit du pays où vous vivez, et vous pouvez saisir ses tribunaux.`;
  return {
    title: 'Conditions d’utilisation',
    description: `Le contrat entre vous et ${site.company} pour l’utilisation de ${site.name}.`,
    updated: '2026-11-25',
    notice: site.legalNotice,
    intro: `Les présentes conditions forment le contrat entre vous et ${site.company} quand vous utilisez ${site.name}. Elles sont écrites pour être lues. Rien de ce qu’elles contiennent ne vous retire les droits que la loi de votre pays vous accorde en tant que consommateur.`,
    sections: [
      {
        title: 'Qui nous sommes',
        body: `${site.name} est proposé par ${companyOf(site, company)}. Vous pouvez nous joindre à l’adresse [${site.contactEmail}](mailto:${site.contactEmail}) et par le [formulaire de contact](/contact).`,
      },
      {
        title: 'Ce que fait le service',
        body: `Une analyse demande à des sources publiques et à des sources qui signalent les fuites si elles détiennent une adresse e-mail donnée, et montre ce qu’elles répondent : trouvé, rien trouvé, ou non vérifié et pourquoi. Les services payants, décrits dans le [catalogue](/services), y ajoutent des conseils et le temps de personnes.

Les sources ne sont pas les nôtres. Elles peuvent être incomplètes, en retard, erronées ou injoignables. Un résultat vous dit ce que ces sources ont répondu à ce moment-là. Il ne prouve pas que des données ne sont pas exposées ailleurs, et « non vérifié » ne signifie jamais « rien trouvé ».`,
      },
      {
        title: 'N’analysez que ce qui est à vous',
        body: `Vous ne pouvez faire rechercher que votre propre adresse, ou une adresse dont vous avez le droit d’utiliser la boîte. Nous y veillons par un lien envoyé par e-mail : aucune source n’est interrogée avant son ouverture. Il est interdit

${bullets(
  'd’essayer de faire rechercher quelqu’un d’autre ou de lire le résultat de quelqu’un d’autre ;',
  'd’utiliser des résultats pour harceler quiconque, usurper une identité, discriminer ou escroquer ;',
  'd’utiliser le service avec des outils automatisés, ou d’une façon qui le surcharge, lui ou les sources qu’il interroge ;',
  'd’essayer de contourner les limites, les contrôles d’accès ou la preuve qu’une boîte est la vôtre ;',
  'de revendre des résultats ou de les présenter comme votre propre service.',
)}

Toute personne qui éprouve notre sécurité de bonne foi, sans toucher aux données d’autrui et sans perturber le service, et qui nous dit ce qu’elle trouve, n’a rien à craindre de nous.`,
      },
      {
        title: 'Votre compte',
        body: 'Il ne vous faut pas de compte pour une analyse gratuite. Si vous en avez un, gardez son mot de passe pour vous, indiquez une boîte qui est la vôtre, et dites-nous si vous pensez que quelqu’un d’autre l’utilise. Vous devez avoir au moins 18 ans. Vous pouvez fermer votre compte à tout moment ; nous pouvons le fermer si vous enfreignez la section 3, après vous avoir dit pourquoi, sauf si la loi ou la sécurité de quelqu’un l’interdit.',
      },
      {
        title: 'Commandes, prix et paiement',
        body: bullets(
          'Les prix figurent dans le [catalogue](/services), en livres sterling sauf indication contraire. Ce qui est facturé à l’heure le précise.',
          'Une demande est une offre de votre part. Le contrat pour un service payant commence quand nous la confirmons.',
          payments
            ? 'Le paiement passe par Stripe. Nous ne voyons jamais votre numéro de carte.'
            : 'Nous convenons avec vous du mode de paiement avant de commencer. Aucun paiement n’a lieu sur ce site.',
          'Un montant n’est jamais supérieur à celui qui vous a été indiqué lors de la commande.',
        ),
      },
      {
        title: 'Si vous changez d’avis',
        body: `Si vous êtes consommateur au Royaume-Uni ou dans l’UE, vous pouvez vous rétracter d’une commande payante dans les 14 jours suivant le contrat, sans donner de motif. Écrivez à [${site.contactEmail}](mailto:${site.contactEmail}) ; aucun formulaire n’est nécessaire. Si vous nous avez demandé de commencer dans ces 14 jours, vous devez une part équitable de ce qui a été fait jusque-là. Une fois le service entièrement exécuté, à votre demande et avec votre accord, ce droit s’éteint.

Avant le début du travail, vous pouvez annuler toute commande, et ce que vous avez payé vous est remboursé.`,
      },
      {
        title: 'Ce que nous vous devons',
        body: 'Nous fournissons les services payants avec un soin et une compétence raisonnables, par des personnes qui connaissent le sujet et dans le délai convenu. Si quelque chose ne va pas, dites-le-nous : nous corrigeons, nous recommençons ou nous remboursons. L’analyse gratuite est fournie telle quelle, avec le même soin, mais sans promesse qu’elle soit toujours disponible.',
      },
      {
        title: 'Les conseils et leurs limites',
        body: 'Nous expliquons, recommandons et rédigeons. Nous ne donnons pas de conseil juridique, fiscal, financier ou médical, et nous ne pouvons pas promettre qu’une entreprise effacera des données parce que nous ou vous le lui avons demandé. Ce que vous faites sur la foi d’un résultat relève de votre décision.',
      },
      {
        title: 'Responsabilité',
        body: `Rien ici ne limite notre responsabilité en cas de décès ou de dommage corporel causé par une négligence, de fraude, de faute intentionnelle ou de négligence grave, ni pour toute autre chose pour laquelle la loi ne permet pas de la limiter.

Pour le reste, nous répondons des pertes qui sont la conséquence prévisible d’un manquement de notre part aux présentes conditions, et au total dans la limite du plus élevé de ces deux montants : ce que vous nous avez payé au cours des douze mois précédents, ou 100 £. Nous ne répondons ni de ce qu’une source dit ou fait, ni d’un manque à gagner si vous utilisez le service pour une activité professionnelle.`,
      },
      {
        title: 'Contenu et marques',
        body: 'Le site, ses textes et ses dessins nous appartiennent ou appartiennent à ceux qui nous permettent de les utiliser ; des parties de constats portent le nom de leurs sources et la licence qu’elles demandent. Votre rapport est à vous : vous pouvez l’imprimer, le garder et le montrer à qui vous voulez.',
      },
      {
        title: 'Modification des conditions',
        body: 'Nous pouvons modifier ces conditions pour l’avenir. Une commande est régie par les conditions en vigueur au moment où elle a été passée. Si vous avez un compte, nous vous prévenons par e-mail avant qu’une modification qui vous concerne ne prenne effet.',
      },
      {
        title: 'Droit applicable et litiges',
        body: `${protection}

Écrivez-nous d’abord, s’il vous plaît. La plupart des désaccords sont des malentendus, et nous répondons.`,
      },
    ],
  };
}
