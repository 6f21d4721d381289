import type { Texts } from '#contract/base/texts.ts';
import type english from './kept.texts.en.ts';
import service from './kept-service.texts.fr.ts';

const withTheAccount = 'Jusqu’à la suppression de votre compte.';
const untilTakenBack = 'Jusqu’à ce que vous y renonciez, ou jusqu’à la suppression de votre compte.';
const untilDeleted = 'Jusqu’à ce que vous la supprimiez, ou jusqu’à la suppression de votre compte.';

const french: Texts<typeof english> = {
  things: {
    account: {
      title: 'Compte et préférences',
      what: 'Votre adresse e-mail, votre nom, ce que vous avez choisi dans les paramètres, et un hash de votre mot de passe à partir duquel personne ne peut le calculer ; sous forme chiffrée, ce que notre équipe a noté à votre sujet.',
      why: 'Pour que vous puissiez vous connecter et ne receviez que les e-mails que vous voulez.',
      until: (unconfirmed) => [withTheAccount, `Un compte dont personne n’a confirmé l’adresse : ${unconfirmed}.`],
    },
    'second-factors': {
      title: 'Double authentification',
      what: 'Ce que votre application d’authentification partage avec nous, chiffré, et des empreintes à clé de vos codes de récupération.',
      why: 'Pour qu’un mot de passe ne suffise pas à ouvrir votre compte.',
      until: () => ['Jusqu’à ce que vous la désactiviez, ou jusqu’à la suppression de votre compte.'],
    },
    passkeys: {
      title: 'Clés d’accès',
      what: 'La moitié publique de chaque clé d’accès, son nom, et sa dernière utilisation. Pendant qu’on en ajoute ou en utilise une, le hash d’une question qui lui est posée.',
      why: 'Pour que vous puissiez vous connecter sans mot de passe.',
      until: (question) => [
        'Jusqu’à ce que vous retiriez la clé d’accès, ou jusqu’à la suppression de votre compte.',
        `Une question : ${question}, puis elle disparaît avec la suivante posée à qui que ce soit.`,
      ],
    },
    'identity-provider': {
      title: 'Connexion par un fournisseur d’identité',
      what: 'Sous forme chiffrée, qui vous êtes là-bas : son adresse, votre numéro et votre adresse e-mail. Pendant que vous vous y connectez, le hash d’une clé de votre navigateur.',
      why: 'Pour qu’il ouvre votre compte et aucun autre.',
      until: (begun) => [
        'Jusqu’à ce que vous le dissociiez, ou jusqu’à la suppression de votre compte.',
        `Une connexion commencée : ${begun}.`,
      ],
    },
    sessions: {
      title: 'Où votre session est ouverte',
      what: 'Pour chaque appareil : le navigateur, le réseau d’où il venait sans la dernière partie de son adresse, sa dernière activité, et des hashs de ses clés.',
      why: 'Pour que votre session reste ouverte, et que vous puissiez la fermer sur un appareil.',
      until: (most) => [`Jusqu’à votre déconnexion, au plus ${most}.`],
    },
    'api-tokens': {
      title: 'Jetons d’API',
      what: 'Le nom, les permissions et le hash de chaque jeton, sa dernière utilisation, et les réseaux d’où il a été utilisé sans la dernière partie de leurs adresses. Pour les requêtes qui ne doivent pas être exécutées deux fois, la réponse, chiffrée.',
      why: 'Pour qu’un de vos programmes puisse agir pour vous, et que vous puissiez le voir et y mettre fin.',
      until: (after, answer) => [
        `Jusqu’à ${after} après son expiration ou sa révocation, ou jusqu’à la suppression de votre compte.`,
        `Une réponse : ${answer}.`,
      ],
    },
    'account-links': {
      title: 'Liens dans les e-mails sur votre compte',
      what: 'Des hashs des liens qui vous ont été envoyés, et les données d’une inscription qui attend son lien.',
      why: 'Pour qu’un lien ne fonctionne qu’une fois, et seulement tant qu’il est récent.',
      until: (time) => [`${time}.`],
    },
    webhooks: {
      title: 'Webhooks',
      what: 'Les adresses averties de ce qui se passe, chiffrées avec le secret qui signe les envois, et un journal de ce qui a été envoyé : quel type d’événement, sur quel identifiant, et ce que l’adresse a répondu.',
      why: 'Pour qu’un de vos programmes apprenne ce qui se passe.',
      until: (log) => [
        'Jusqu’à ce que vous retiriez le webhook, ou jusqu’à la suppression de votre compte.',
        `Le journal : ${log}.`,
      ],
    },
    erasures: {
      title: 'Qu’un compte va être supprimé, ou l’a été',
      what: 'Le numéro aléatoire du compte, pourquoi et quand. Ni nom ni adresse.',
      why: 'Pour qu’il disparaisse le jour dit, et qu’une sauvegarde antérieure ne le ramène pas.',
      until: (after) => [
        'Jusqu’à ce que vous vous connectiez avant ce jour, ce qui annule la suppression.',
        `Il est supprimé ${after} après votre demande. Le numéro et les dates restent.`,
      ],
    },
    identifiers: {
      title: 'Ce que cherchent vos analyses',
      what: 'D’autres adresses, domaines, noms d’utilisateur, noms, numéros de téléphone, communes et le pays que vous avez indiqués, chiffrés, et comment vous avez montré qu’ils sont à vous.',
      why: 'Pour que les analyses les cherchent aussi.',
      until: () => ['Jusqu’à ce que vous le retiriez, ou jusqu’à la suppression de votre compte.'],
    },
    scans: {
      title: 'Les analyses et leurs rapports',
      what: 'Le nom et l’adresse pour lesquels une analyse a été demandée, les sources interrogées et ce que chacune a répondu, ce qui a été trouvé, et ce qu’un spécialiste en a dit, chiffrés sous une clé de l’analyse. Le score et un résumé sont conservés à côté.',
      why: 'Pour que vous puissiez lire le rapport.',
      until: (idle, anonymous, watched, unconfirmed) => [
        `Dans un compte : jusqu’à sa suppression, ou jusqu’à ce que personne ne l’ait utilisé depuis ${idle}.`,
        `Sans compte : ${anonymous}. La clé est détruite en premier.`,
        `Refaite pour une adresse surveillée sans compte : ${watched}, ou jusqu’à l’arrêt de la surveillance.`,
        `Une demande que personne n’a confirmée : ${unconfirmed}.`,
      ],
    },
    'to-dos': {
      title: 'Ce que vous avez fait des constats',
      what: 'Les étapes que vous avez cochées, et ce que vous avez dit être à vous ou non. Du constat lui-même, une empreinte à clé.',
      why: 'Pour que le prochain rapport en tienne compte.',
      until: (idle) => [
        `Jusqu’à la suppression de votre compte, ou jusqu’à ce que personne ne l’ait utilisé depuis ${idle}.`,
      ],
    },
    'source-answers': {
      title: 'Réponses de sources réutilisables',
      what: 'Ce qu’une source a répondu sur une adresse, un nom d’utilisateur ou un domaine, chiffré, sous une empreinte à clé de cette donnée.',
      why: 'Pour ne pas solliciter de nouveau la source quand on l’interroge peu après.',
      until: (most) => [`Tant que la réponse de la source est récente, au plus ${most}.`],
    },
    'sensitive-choices': {
      title: 'Sites privés que vous avez fait interroger',
      what: 'Pour lesquels de vos noms d’utilisateur vous avez laissé interroger des sites pour adultes, de rencontres, de politique, de santé et de jeux d’argent, et ce qu’ils ont répondu, chiffré.',
      why: 'Pour vous montrer les réponses, à vous et à personne d’autre.',
      until: () => [
        'Jusqu’à ce que vous le désactiviez ou retiriez le nom d’utilisateur, ou jusqu’à la suppression de votre compte.',
      ],
    },
    watching: {
      title: 'Surveillance',
      what: 'À quel rythme votre analyse est refaite, votre fuseau horaire, sans compte votre adresse, chiffrée sous une clé à part, des empreintes à clé de ce qui vous a été signalé, et jusqu’à quelles nouvelles fuites une source a été interrogée à votre sujet.',
      why: 'Pour que chaque chose ne vous soit signalée qu’une fois.',
      until: (months) => [
        'Ce qui vous a été signalé et ce qui a été demandé : jusqu’à l’arrêt de la surveillance.',
        'Dans un compte, tout : jusqu’à sa suppression.',
        `Sans compte, tout : jusqu’à ce que vous l’arrêtiez ou ouvriez un compte, au plus ${months} mois après la dernière fois où vous nous avez dit de continuer.`,
      ],
    },
    removals: {
      title: 'Demandes aux entreprises',
      what: 'Les entreprises sollicitées, chaque lettre, et ce que vous avez dit de leurs réponses, chiffrés ; selon quelle loi, où en est chaque demande, pour quand une réponse est attendue, et ce que nous avons vu en regardant de nouveau.',
      why: 'Pour vous mener d’une lettre à sa preuve, ou à l’autorité.',
      until: () => [untilDeleted],
    },
    'left-out-companies': {
      title: 'Entreprises que vous laissez de côté',
      what: 'L’entreprise à laquelle vous ne voulez jamais vous adresser, chiffrée.',
      why: 'Pour ne plus vous la proposer.',
      until: () => [untilTakenBack],
    },
    'broker-requests': {
      title: 'Courtiers en données à qui vous avez écrit',
      what: 'Quel courtier, et quand vous avez dit lui avoir écrit.',
      why: 'Pour vous prévenir quand sa réponse est attendue.',
      until: () => [untilTakenBack],
    },
    'accounts-to-close': {
      title: 'Comptes que vous voulez fermer',
      what: 'Sur quel domaine, depuis quand et à quand remonte le dernier e-mail, comme vous l’avez choisi dans votre messagerie, chiffré ; et quand vous avez dit que le compte est fermé.',
      why: 'Pour vous mener d’un compte à sa fermeture.',
      until: () => ['Jusqu’à ce que vous le retiriez de la liste, ou jusqu’à la suppression de votre compte.'],
    },
    'removal-places': {
      title: 'Endroits où nous regardons de nouveau',
      what: 'La source où vous apparaissiez, et par quelle donnée, chiffrées, et quand nous y regarderons de nouveau.',
      why: 'Pour voir si ce que dit une entreprise est vrai.',
      until: () => ['Jusqu’à ce que vous supprimiez la demande, ou jusqu’à la suppression de votre compte.'],
    },
    'removal-guidance': {
      title: 'Que notre équipe peut travailler sur vos demandes',
      what: 'Quand vous l’avez permis.',
      why: 'Pour que personne ne voie vos demandes sans que vous l’ayez autorisé.',
      until: () => [untilTakenBack],
    },
    ...service,
  },
};

export default french;
