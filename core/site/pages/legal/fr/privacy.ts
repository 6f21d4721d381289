import { spanInWords } from '#contract/base/span.ts';
import company from '#contract/site/company/company.texts.fr.ts';
import type { Site } from '#contract/site/site.ts';
import {
  bullets,
  companyOf,
  isInHongKong,
  type LegalDocument,
  type LegalFacts,
  sourceList,
} from '#core/site/pages/legal/document.ts';

function whatWeAsk({ sources }: LegalFacts): string {
  const parts = [
    sources.address.length > 0 &&
      `**Avec votre adresse telle quelle.** Celles-ci ne peuvent être interrogées autrement ; la question leur apprend donc que quelqu’un recherche cette adresse :\n\n${sourceList(sources.address, 'fr')}`,
    sources.hash.length > 0 &&
      `**Avec une forme brouillée de votre adresse (un hash), ou les premiers caractères d’une telle forme.** Un site qui a déjà votre adresse peut la reconnaître ; aux autres, elle dit peu de chose :\n\n${sourceList(sources.hash, 'fr')}`,
    sources.domain.length > 0 &&
      `**Avec un domaine, et seulement un domaine que vous avez indiqué et dont vous avez prouvé qu’il est à vous :**\n\n${sourceList(sources.domain, 'fr')}`,
    sources.usernames > 0 &&
      `**Avec un nom d’utilisateur, et seulement un nom que vous avez indiqué :** ${sources.usernames} sites, et d’autres qui ont réussi nos tests au cours des trois derniers jours. Chacun d’eux apprend que quelqu’un recherche ce nom. [Sources](/sources?kind=profiles) les énumère un par un.`,
  ].filter((part) => part !== false);
  return `${parts.join('\n\n')}

Une analyse gratuite n’interroge qu’à partir d’une adresse e-mail ; les domaines et les noms d’utilisateur ne servent que dans un compte, pour ce que vous commandez ou voulez prouver. Votre nom n’est envoyé à aucune source. Aucune source n’est interrogée sur une adresse avant que le lien que nous y envoyons n’ait été ouvert et que le bouton qui s’y trouve n’ait été pressé : c’est ainsi que nous savons que la boîte est la vôtre. La liste ci-dessus est écrite par le produit lui-même à partir des sources actives aujourd’hui.`;
}

/** Where the company is, and the sources are. */
const placesOf = ({ jurisdiction }: Site): string =>
  jurisdiction === null
    ? 'Les sources se trouvent dans plusieurs pays.'
    : `Notre société se trouve ici : ${jurisdiction}. Les sources se trouvent dans plusieurs pays.`;

/** What we do with personal data, as the product does it. */
export function privacyPolicy(facts: LegalFacts): LegalDocument {
  const { site, answerDays, payments, mailServer, scanCookie, retention } = facts;
  const comma = site.jurisdiction === null ? '' : ',';
  const ordinance = isInHongKong(site)
    ? ', et la loi de Hong Kong sur les données personnelles (Personal Data (Privacy) Ordinance) s’applique également'
    : '';
  const commissioner = isInHongKong(site)
    ? ' ; à Hong Kong, le [Privacy Commissioner for Personal Data](https://www.pcpd.org.hk/)'
    : '';
  return {
    title: 'Politique de confidentialité',
    description: `Ce que ${site.name} fait des données personnelles : ce qui est demandé à qui, comment elles sont protégées et combien de temps elles sont conservées.`,
    updated: '2026-11-26',
    notice: site.legalNotice,
    intro: `${site.name} recherche des données personnelles exposées. Pour cela, nous traitons certaines des vôtres. Cette page dit lesquelles, pourquoi, qui d’autre les voit et quand elles sont supprimées. Là où elle indique un nombre d’heures ou de jours, le produit le fait respecter.`,
    sections: [
      {
        title: 'Qui est responsable',
        body: `${companyOf(site, company)}${comma} est le responsable du traitement des données personnelles décrites ici. Nous proposons le service à des personnes du Royaume-Uni et de l’Union européenne ; le RGPD britannique et le RGPD de l’UE s’appliquent donc à ce que nous faisons de leurs données${ordinance}.

Écrivez à [${site.contactEmail}](mailto:${site.contactEmail}) pour toute question sur cette page.`,
      },
      {
        title: 'Ce que nous traitons, et pourquoi',
        body: bullets(
          '**Quand vous demandez une analyse gratuite :** le nom et l’adresse e-mail que vous donnez. Nous envoyons un lien à cette adresse ; c’est avec lui que vous lancez l’analyse. Nous le faisons parce que vous nous le demandez (article 6.1.b du RGPD). Une demande que personne ne confirme n’entraîne aucune recherche.',
          '**Ce que l’analyse trouve :** quelles sources détiennent l’adresse, quels types de données y sont exposés, depuis quand, et un score calculé à partir de là. Les constats peuvent toucher à des sujets sensibles, par exemple quand un site victime d’une fuite portait sur la santé. Nous ne les traitons que pour vous les montrer, à votre demande.',
          '**Quand vous indiquez davantage à rechercher :** d’autres adresses, des domaines et des noms d’utilisateur, pour les analyses de votre compte ; des noms, des numéros de téléphone, des communes et un pays, pour les lettres aux courtiers en données que vous envoyez vous-même. Ces derniers ne servent à interroger aucune source (article 6.1.b).',
          '**Quand vous activez les sites privés pour un nom d’utilisateur :** si des sites pour adultes, de rencontre, politiques, de santé et de jeux d’argent ont un profil public à ce nom, pour vous le montrer à vous et à personne d’autre. Cela peut toucher à votre vie sexuelle, à vos opinions ou à votre santé ; nous ne le faisons donc que tant que vous l’avez activé, et supprimons les réponses quand vous le désactivez (article 9.2.a).',
          '**Quand vous faites surveiller une adresse :** à quelle fréquence, ce qui vous a été signalé sous forme d’empreintes à clé et, sans compte, l’adresse elle-même, pour vous dire ce qui est nouveau (article 6.1.b).',
          '**Quand vous nous demandez de ne jamais analyser une adresse :** une empreinte à clé de l’adresse et le jour, afin que nous puissions nous y tenir (article 6.1.f, votre intérêt et le nôtre). [Ne jamais analyser cette adresse](/never-scan) explique comment.',
          '**Quand vous nous écrivez :** nom, adresse e-mail, objet et message, pour vous répondre (article 6.1.b, ou 6.1.f si votre message ne porte pas sur un service).',
          '**Quand vous avez un compte ou passez une commande :** votre adresse e-mail, votre nom, et ce qui a été commandé, quand et pour combien, pour le fournir (article 6.1.b) et pour tenir la comptabilité que la loi exige (article 6.1.c).',
          '**Pour la sécurité du service :** l’adresse de votre connexion et le type de navigateur sont conservés dans le journal d’audit avec des actes comme la demande d’une analyse ; et les limites au nombre de demandes d’une connexion ou d’une boîte sont comptées sous une empreinte à clé, non sous l’adresse elle-même. Notre intérêt est que le service ne soit pas utilisé contre les personnes auxquelles il est destiné (article 6.1.f).',
        ),
      },
      { title: 'Quelles sources sont interrogées, et avec quoi', body: whatWeAsk(facts) },
      {
        title: 'Ce que nous ne faisons jamais',
        body: bullets(
          'Nous ne conservons ni ne montrons un mot de passe divulgué, ni la valeur complète de quoi que ce soit qui a été divulgué. Nous disons qu’il y a eu une fuite, et où.',
          'Nous ne vendons pas de données personnelles et ne les transmettons pas à des annonceurs.',
          'Nous n’utilisons ni publicité, ni mesure d’audience de tiers, ni pixels de suivi, que ce soit sur le site ou dans nos e-mails. Nous comptons nous-mêmes les pages vues, avec une catégorie approximative d’appareil et tout au plus un pays, et rien qui dise qui c’était. Les navigateurs qui demandent à ne pas être suivis (Do Not Track, Global Privacy Control) ne sont pas comptés.',
          'Nous ne prenons à votre sujet aucune décision automatisée produisant des effets juridiques. Le score est une information pour vous.',
          'Nous ne recherchons une adresse pour personne d’autre que la personne qui lit sa boîte.',
        ),
      },
      {
        title: 'Combien de temps nous les conservons',
        body: `${bullets(
          '**Une analyse gratuite que personne n’a confirmée :** 24 heures après la demande.',
          '**Une adresse à ne jamais analyser :** son empreinte demeure jusqu’à ce que vous la retiriez par e-mail, même quand un compte est supprimé : sinon, l’adresse pourrait de nouveau être analysée.',
          '**Le lien reçu par e-mail :** il lance l’analyse dans les 24 heures, puis ouvre le résultat pendant 30 jours : dans le navigateur qui l’a ouvert en premier et dans celui qui a demandé l’analyse. Partout ailleurs, sa page peut envoyer un nouveau lien à la même adresse. Si vous gardez le résultat dans un compte, les liens cessent de fonctionner.',
          '**Le résultat d’une analyse sans compte :** 30 jours. Sa clé de chiffrement est alors détruite et le reste est supprimé.',
          `**Les réponses des sources,** chiffrées, pour qu’une nouvelle demande rapprochée ne dérange pas de nouveau la source : ${answerDays} jours au plus.`,
          '**Les décomptes pour les limites :** jusqu’à l’expiration de la limite, un jour au plus.',
          '**Votre compte** et ce qu’il contient : jusqu’à ce que vous en demandiez la suppression. Vous la demandez sur la page de votre profil ; 30 jours plus tard, il est supprimé, sauf si vous vous connectez avant. Un compte que notre équipe ou vous-même avez désactivé vous attend ; écrivez-nous et nous le supprimons.',
          `**Un compte dont personne n’a confirmé l’adresse :** ${retention.unconfirmedDays} jours.`,
          `**Les analyses d’un compte :** jusqu’à la suppression du compte, ou jusqu’à ce que personne ne l’ait utilisé pendant ${spanInWords(retention.idleDays * 86_400_000, 'fr')}.`,
          '**Les sessions :** jusqu’à leur fin, pour les clients 30 jours au plus. Le fait d’une connexion à votre compte depuis un réseau ou dans un navigateur, sous forme d’empreinte à clé : 90 jours. Les liens des e-mails sur le compte, sous forme d’empreintes, et ce qu’une inscription garde en attente de son lien : 1 heure.',
          `**Les messages de contact :** jusqu’à la suppression du compte de l’adresse d’où ils viennent. Ceux d’une adresse sans compte, et nos réponses, sont supprimés ${retention.messageDays} jours après le dernier message, ou plus tôt si vous nous le demandez.`,
          `**Les événements comptés,** comme une page vue ou une inscription, sans nom : ${retention.analyticsDays} jours. Ensuite, seul leur nombre par jour est conservé.`,
          `**Les commandes et les factures :** avec votre compte. Quand il est supprimé, les commandes payées demeurent sous forme de montant, de service et de jour ; les factures demeurent telles qu’elles ont été émises, jusqu’à ${retention.bookYears} ans après l’année dont elles datent, comme l’exige la loi fiscale. Puis elles sont supprimées.`,
          `**Les e-mails qui vous sont adressés :** leur texte jusqu’à leur départ, 3 jours au plus. Le fait qu’ils ont été envoyés : ${retention.mailDays} jours, ou jusqu’à la suppression de votre compte.`,
          '**Le journal d’audit :** ses entrées demeurent, car un journal que l’on peut raccourcir ne prouve rien. La partie personnelle d’une entrée peut être effacée sans rompre la preuve, et elle l’est avec votre compte. L’adresse de votre connexion est réduite à son réseau après sept jours.',
        )}

[Ce que nous conservons](/what-we-keep) énumère chaque type de données, pourquoi nous l’avons et quand il disparaît, écrit par le produit lui-même. Une fois la connexion établie, vous y voyez ce qui vous concerne.`,
      },
      {
        title: 'Comment elles sont protégées',
        body: bullets(
          'Votre connexion avec nous est chiffrée partout où ce site est joint en https.',
          'Ce que vous saisissez pour une analyse et tout ce qu’elle trouve est de nouveau chiffré là où nous le conservons (AES-256-GCM), chaque analyse sous une clé aléatoire qui lui est propre. La suppression d’un compte commence par la destruction de ses clés. Détruire cette clé rend les données illisibles pour de bon.',
          'Pour reconnaître une adresse, nous en conservons une empreinte à clé, et non l’adresse.',
          'Les e-mails en partance attendent chiffrés et sont vidés dès qu’ils sont partis.',
          'Nos journaux techniques contiennent des nombres et des types d’événements. Les noms, les adresses et les jetons en sont tenus à l’écart par conception.',
          'Tout acte de l’équipe qui modifie quelque chose est inscrit dans un journal d’audit dont les entrées portent un engagement cryptographique.',
          'Les messages de contact sont conservés de façon que l’équipe puisse les lire et y répondre. N’envoyez ni mots de passe ni documents.',
        ),
      },
      {
        title: 'Qui d’autre les reçoit',
        body: `${bullets(
          'Les sources énumérées plus haut, sous la forme qui y est décrite, quand vous lancez une analyse.',
          mailServer && 'L’exploitant de notre serveur de messagerie, qui achemine les e-mails que nous vous envoyons.',
          payments &&
            'Stripe, quand vous payez par carte. Stripe reçoit directement les données de votre carte ; nous n’en voyons jamais le numéro.',
          'L’exploitant des machines sur lesquelles fonctionne le service, par contrat et selon nos instructions.',
          'Les autorités et les tribunaux, lorsque la loi nous y oblige.',
        )}

Nous n’avons recours à aucun autre sous-traitant. ${placesOf(site)} Quand vous lancez une analyse, la consultation d’une source située hors du Royaume-Uni et de l’UE a lieu parce que vous la demandez (article 49.1.b du RGPD).`,
      },
      {
        title: 'Vos droits',
        body: `Vous pouvez demander une copie de vos données, les faire rectifier ou effacer, en limiter le traitement ou vous y opposer, et les emporter. Écrivez à [${site.contactEmail}](mailto:${site.contactEmail}) depuis l’adresse concernée ; pouvoir écrire depuis celle-ci suffit d’ordinaire à prouver qui vous êtes. Nous répondons dans un délai d’un mois. Exercer un droit ne coûte rien.

Avec un compte, vous n’avez pas besoin d’écrire : la page de votre profil le supprime, et les paramètres vous donnent une copie de tout. Pour une analyse sans compte, vous n’avez même rien à demander : laissez-la, et elle a disparu au bout de 30 jours. La [page sur le RGPD](/gdpr-compliance) explique chaque droit.

Vous pouvez introduire une réclamation auprès d’une autorité de contrôle : au Royaume-Uni, l’[Information Commissioner’s Office](https://ico.org.uk/) ; dans l’UE, l’autorité de votre pays (en France, la [CNIL](https://www.cnil.fr/))${commissioner}. Nous serions heureux que vous nous en parliez d’abord.`,
      },
      {
        title: 'Cookies',
        body: `Nous ne déposons que ce dont le service a besoin, par exemple \`${scanCookie}\`, qui permet à ce navigateur de rouvrir votre analyse. La [Politique relative aux cookies](/cookie-policy) énumère chacun d’eux.`,
      },
      {
        title: 'Enfants',
        body: 'Le service s’adresse aux adultes. Si vous pensez qu’un enfant nous a donné des données personnelles, écrivez-nous et nous les supprimons.',
      },
      {
        title: 'Modifications',
        body: 'La date en haut est celle de la dernière modification de cette page. Si une modification touche à la façon dont nous utilisons les données que nous avons déjà, nous prévenons les personnes concernées avant qu’elle ne prenne effet, lorsque nous avons un moyen de les joindre.',
      },
    ],
  };
}
