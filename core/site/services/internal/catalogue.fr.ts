import type { DeliveredWords } from './translated-catalogue.ts';

export const frenchCatalogue: Readonly<Record<string, DeliveredWords>> = {
  'free-privacy-scan': {
    name: 'Analyse gratuite',
    description: 'Où apparaît votre adresse e-mail, source par source, avec un score que vous pouvez vérifier.',
    detailedDescription:
      'Donnez-nous un nom et une adresse e-mail. Une fois que vous avez ouvert le lien envoyé à cette adresse, nous interrogeons toutes les sources qui acceptent une adresse et vous montrons chaque réponse dès qu’elle arrive : trouvé, rien trouvé, ou non vérifié et pourquoi. Tout ce que nous trouvons sur vous vous est montré, gratuitement.',
    features: ['Chaque réponse, source par source', 'Un score de risque sur 100', 'Que faire de chaque constat'],
    buttonLabel: 'Lancer l’analyse gratuite',
  },
  'detailed-exposure-report': {
    name: 'Rapport d’exposition détaillé',
    description:
      'Toutes les sources interrogées sur vos adresses, domaines et noms d’utilisateur, dans un rapport à imprimer ou à conserver.',
    detailedDescription:
      'Nous interrogeons toutes les sources possibles sur les adresses et les domaines dont vous prouvez qu’ils sont les vôtres et sur les noms d’utilisateur que vous nous donnez, sans les limites de l’analyse gratuite. Ce qui n’est trouvé que par un nom d’utilisateur vous est soumis comme une question. Le rapport reste dans votre compte : il conserve les preuves de chaque constat, dit avec quelle certitude et pourquoi, et énumère ce qui n’a pas pu être vérifié. Quand trop peu de sources répondent, une personne veille à ce qu’elles soient interrogées de nouveau. Pour le pays que vous indiquez, il dit quels courtiers en données détiennent probablement vos données et pourquoi, avec une lettre pour chacun, prête à envoyer.',
    features: [
      'Noms d’utilisateur, domaines et courtiers compris',
      'Les preuves de chaque constat',
      'Un rapport imprimable',
    ],
    buttonLabel: 'Demander le rapport',
  },
  'privacy-guidance-package': {
    name: 'Plan d’action personnel',
    description: 'Un plan pas à pas pour refermer ce que le rapport a révélé.',
    detailedDescription:
      'Un spécialiste lit votre rapport en pensant à votre situation et rédige un plan par ordre d’effet : quels comptes fermer, quels mots de passe changer d’abord, à quelles entreprises écrire. Vous pouvez poser vos questions sur la page de votre demande.',
    features: ['Un plan par ordre d’effet', 'Des réponses écrites à vos questions'],
    buttonLabel: 'Demander le plan',
  },
  'expert-consultancy': {
    name: 'Conseil d’expert',
    description: 'Du temps avec un spécialiste de la vie privée, quand il faut quelqu’un.',
    detailedDescription:
      'Réservez une ou plusieurs heures avec un spécialiste qui a lu votre analyse. Pour une fonction publique, une séparation difficile, une famille ou une entreprise de quelques personnes. Vous recevez ensuite des notes écrites.',
    features: ['En tête à tête, par vidéo', 'Pour familles, fondateurs et équipes', 'Des notes écrites ensuite'],
    buttonLabel: 'Demander un conseil',
  },
  'privacy-awareness-session': {
    name: 'Séance de sensibilisation',
    description: 'Un entretien vidéo de 30 minutes sur les habitudes du quotidien.',
    detailedDescription:
      'Un entretien vidéo de 30 minutes pour une personne ou un foyer : mots de passe et seconde étape, ce qu’il faut publier ou garder pour soi, et les réglages qui comptent sur les services que vous utilisez le plus.',
    features: ['Entretien vidéo de 30 minutes', 'Questions à l’avance, si vous voulez', 'Un résumé d’une page'],
    buttonLabel: 'Demander la séance',
  },
  'deep-fake-impersonation-scan': {
    name: 'Recherche d’usurpation et de deepfakes',
    description: 'Cherche si quelqu’un d’autre utilise votre nom et votre image.',
    detailedDescription:
      'Une personne cherche sur les pages et profils publics des comptes et des contenus qui se font passer pour vous, consigne ce qui a été cherché et ce qui ne l’a pas été, et rédige les signalements destinés aux services qui les hébergent.',
    features: ['Cherché par une personne', 'La trace de ce que nous avons consulté', 'Des signalements rédigés'],
    buttonLabel: 'Demander la recherche',
  },
  'digital-fraud-risk-analysis': {
    name: 'Analyse du risque de fraude',
    description: 'Serait-il facile de se faire passer pour vous auprès d’une banque ?',
    detailedDescription:
      'Nous regardons vos données exposées comme le ferait un fraudeur : auxquelles des questions posées par les banques et les opérateurs pourrait-on répondre à partir de données publiques ou de fuites, et que changer pour que ce ne soit plus possible.',
    features: [
      'Questions de sécurité menacées',
      'Risque pour la carte SIM et les comptes',
      'Ce qu’il faut changer d’abord',
    ],
    buttonLabel: 'Demander l’analyse',
  },
  'reference-job-check-simulation': {
    name: 'Simulation de vérification à l’embauche',
    description: 'Voyez ce que trouve un employeur, avant lui.',
    detailedDescription:
      'Nous menons, à partir des éléments que vous nous donnez, les recherches d’un recruteur attentif, et vous disons ce qu’il verrait, ce qui est périmé et ce qui peut être corrigé ou supprimé avant votre candidature.',
    features: ['Ce que verrait un recruteur', 'Les éléments périmés, signalés', 'Les corrections à demander'],
    buttonLabel: 'Demander la simulation',
  },
  'ethical-dark-web-training': {
    name: 'Formation éthique au dark web',
    description: 'Apprendre ce qui s’y trouve, sans risque et dans la légalité.',
    detailedDescription:
      'Une séance de formation pour une personne ou une petite équipe : comment circulent les données issues de fuites, ce que l’on peut consulter légalement ou non, comment lire un avis de fuite et ce que la surveillance peut promettre ou non.',
    features: ['Pour une personne ou une petite équipe', 'Méthodes légales uniquement', 'Diapositives et lectures'],
    buttonLabel: 'Demander la formation',
  },
  'crypto-conversion-advisory': {
    name: 'Conseil en conversion de cryptomonnaies',
    description: 'Ce que révèle de vous le passage d’une monnaie à l’autre.',
    detailedDescription:
      'Un entretien sur les traces que laisse la conversion entre cryptomonnaies et monnaies courantes : ce que les plateformes doivent enregistrer, ce que montrent les registres publics et comment tenir vos documents en ordre. Sans conseil fiscal ni d’investissement.',
    features: [
      'Ce que les plateformes enregistrent',
      'Ce que montrent les registres publics',
      'Sans conseil fiscal ni d’investissement',
    ],
    buttonLabel: 'Demander le conseil',
  },
  'year-of-watching': {
    name: 'Une année de surveillance',
    description: 'Tout ce que vous nous avez indiqué, analysé de nouveau pendant un an ; vous apprenez ce qui change.',
    detailedDescription:
      'Gratuitement, nous comparons chaque jour vos adresses prouvées aux nouvelles fuites et les analysons de nouveau aussi souvent que vous le choisissez. Pendant un an à compter de votre paiement, chacune de ces analyses porte aussi sur les domaines que vous prouvez et les noms d’utilisateur que vous nous donnez. Elle commence d’elle-même, se termine d’elle-même et n’est pas renouvelée ; achetée de nouveau, elle se poursuit une année de plus.',
    features: [
      'Noms d’utilisateur et domaines dans chaque analyse',
      'Chaque semaine, chaque mois ou tous les trois mois',
      'Sans renouvellement automatique',
    ],
    buttonLabel: 'Demander la surveillance',
  },
};
