import company from '#contract/site/company/company.texts.fr.ts';
import type { Site } from '#contract/site/site.ts';
import {
  bullets,
  companyOf,
  isInHongKong,
  type LegalDocument,
  type LegalFacts,
} from '#core/site/pages/legal/document.ts';

/** Where the company is, as far as the operator has said so. */
function placeOf(site: Site): string {
  if (site.jurisdiction === null) return '';
  if (isInHongKong(site))
    return 'Notre société se trouve à Hong Kong, pour lequel ni le Royaume-Uni ni l’UE n’ont pris de décision d’adéquation. Vous traitez directement avec elle quand vous utilisez le service. ';
  return `Notre société se trouve dans le pays suivant : ${site.jurisdiction}. Vous traitez directement avec elle quand vous utilisez le service. `;
}

/** How the GDPR's duties are met, right by right. */
export function gdprCompliance({ site }: LegalFacts): LegalDocument {
  const mail = `[${site.contactEmail}](mailto:${site.contactEmail})`;
  const review = site.legalNotice === null ? 'd’un examen juridique' : 'de l’examen juridique de ce projet';
  return {
    title: 'Conformité au RGPD',
    description: `Vos droits au titre du RGPD britannique et du RGPD de l’UE auprès de ${site.name}, comment les exercer, et comment le produit est conçu pour les respecter.`,
    updated: '2026-11-26',
    notice: site.legalNotice,
    intro: `${site.name} porte sur les données que d’autres détiennent sur vous. Il serait étrange que nous soyons négligents avec les nôtres. Cette page explique comment nous respectons le règlement général sur la protection des données, sous la forme qui s’applique au Royaume-Uni et sous celle qui s’applique dans l’Union européenne.`,
    sections: [
      {
        title: 'Responsable du traitement et contact',
        body: `Le responsable du traitement est ${companyOf(site, company)}. Pour tout ce qui concerne cette page, écrivez à ${mail}. Nous n’avons pas désigné de délégué à la protection des données. Devons-nous le faire, et nous faut-il un représentant au Royaume-Uni et dans l’UE au titre de l’article 27 ? Ces questions relèvent ${review} ; tant qu’elles n’ont pas de réponse, c’est l’adresse ci-dessus qui compte.`,
      },
      {
        title: 'Bases juridiques',
        body: bullets(
          '**Contrat, article 6.1.b :** les analyses que vous demandez, les commandes, votre compte, les réponses à vos questions.',
          '**Obligation légale, article 6.1.c :** les factures et la comptabilité.',
          '**Intérêt légitime, article 6.1.f :** les limites contre les abus, le journal d’audit et la défense du service. L’intérêt est que le service ne puisse pas servir à enquêter sur d’autres personnes.',
          '**Votre demande explicite, article 9.2.a :** quand un constat touche à une catégorie particulière de données, comme la santé. Nous vous montrons ce constat et n’en faisons rien d’autre.',
        ),
      },
      {
        title: 'Vos droits, et comment les exercer',
        body: bullets(
          `**Accès et copie (article 15).** Un résultat vous montre tout ce que l’analyse a trouvé. Avec un compte, les paramètres vous donnent une copie de tout en une fois. Pour toute autre chose, écrivez à ${mail}.`,
          '**Rectification (article 16).** Si nous avons mal noté votre nom, dites-le-nous. Si une source se trompe, nous vous disons laquelle, car elle seule peut se corriger.',
          '**Effacement (article 17).** Avec un compte, demandez-le sur la page de votre profil : toutes vos sessions sont aussitôt fermées et, 30 jours plus tard, le compte est supprimé, sauf si vous vous connectez avant. Nous détruisons d’abord les clés de chiffrement, ce qui rend aussitôt les données illisibles, puis nous supprimons le reste. Les factures sont conservées aussi longtemps que la loi fiscale l’exige, et nous vous le disons.',
          '**Limitation du traitement (article 18).** Nous laissons vos données où elles sont et n’en faisons rien tant que la question entre nous n’est pas réglée.',
          '**Portabilité (article 20).** Vous recevez ce que vous nous avez donné, et ce qui a été trouvé, dans un format lisible par machine.',
          '**Opposition (article 21).** À tout ce qui repose sur notre intérêt légitime. Nous arrêtons, sauf si nous pouvons démontrer des motifs qui l’emportent sur les vôtres. Nous n’envoyons pas de publicité à laquelle vous auriez à vous opposer.',
          '**Absence de décision automatisée (article 22).** Nous n’en prenons aucune. Le score est une information qui n’est destinée qu’à vous.',
        ),
      },
      {
        title: 'Comment demander, et ce qui se passe ensuite',
        body: `Écrivez à ${mail}, depuis l’adresse que votre demande concerne. C’est d’ordinaire toute la preuve d’identité qu’il nous faut ; nous n’en demandons davantage que s’il y a une raison de douter, et jamais plus que nécessaire.

Nous accusons réception, répondons dans un délai d’un mois, et vous disons si une demande est si complexe qu’elle exige la prolongation de deux mois prévue par la loi. C’est gratuit. Si nous refusons, nous disons pourquoi, et où vous pouvez introduire une réclamation.`,
      },
      {
        title: 'Protection dès la conception',
        body: bullets(
          '**Minimisation.** Une analyse gratuite demande un nom et une adresse, et rien d’autre. Votre nom n’est envoyé à aucune source.',
          '**Preuve avant recherche.** Aucune source n’est interrogée avant que le titulaire de la boîte ne soit d’accord, et la réponse au formulaire est la même pour toute adresse, de sorte qu’elle ne peut servir à savoir si quelqu’un est connu.',
          '**Chiffrement.** Ce que vous saisissez et les constats sont chiffrés là où ils sont conservés, chaque analyse sous une clé qui lui est propre.',
          '**Limitation de la conservation.** 24 heures pour les demandes que personne ne confirme, 30 jours pour les résultats sans compte. Une tâche du produit les supprime ; personne n’a à y penser.',
          '**Séparation.** La base de données refuse elle-même de montrer les lignes d’une personne à une autre, quelle que soit l’erreur du programme qui l’utilise.',
          '**Aucun secret conservé.** Les mots de passe divulgués et les valeurs divulguées complètes ne sont pas conservés.',
          '**Responsabilité.** Les actes qui comptent sont inscrits dans un journal d’audit au moment même de l’acte.',
        ),
      },
      {
        title: 'En cas de problème',
        body: 'Si des données personnelles font l’objet d’une violation chez nous, nous la notifions à l’autorité compétente dans les 72 heures après en avoir pris connaissance, lorsque la loi l’exige, et aux personnes concernées dans les meilleurs délais lorsque le risque pour elles est élevé. Nous dirons quels types de données, depuis quand et que faire, avec les mots que nous demandons aux autres dans [What a breach notice is actually telling you](/blog/what-a-breach-notice-is-telling-you) (en anglais).',
      },
      {
        title: 'Transferts internationaux',
        body: `${placeOf(site)}Les sources se trouvent dans plusieurs pays et sont interrogées à votre demande (article 49.1.b). La [Politique de confidentialité](/privacy-policy) dit ce qui leur est transmis, et [Sources](/sources) nomme chacune d’elles.`,
      },
      {
        title: 'Autorités de contrôle',
        body: bullets(
          'Royaume-Uni : [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/)',
          'Union européenne : [l’autorité de votre pays](https://www.edpb.europa.eu/about-edpb/about-edpb/members_fr) ; en France, la [Commission nationale de l’informatique et des libertés (CNIL)](https://www.cnil.fr/)',
          isInHongKong(site) && 'Hong Kong : [Privacy Commissioner for Personal Data](https://www.pcpd.org.hk/)',
        ),
      },
    ],
  };
}
