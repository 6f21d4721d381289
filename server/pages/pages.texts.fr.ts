import type { Texts } from '#contract/base/texts.ts';
import type english from './pages.texts.en.ts';

const french: Texts<typeof english> = {
  failures: {
    400: ['Cette adresse est illisible', 'Le lien a peut-être été coupé ou altéré en chemin.'],
    403: [
      'Cette requête a été refusée',
      'Elle ne venait pas d’une page de ce site. Rouvrez la page et recommencez l’étape.',
    ],
    404: ['Il n’y a pas de page ici', 'Le lien est peut-être ancien, ou mal saisi.'],
    405: ['Ceci n’est pas possible ici', 'La page ne répond pas à ce type de requête.'],
    408: [
      'La requête a pris trop de temps',
      'Elle n’est pas arrivée à temps, et rien n’en a été retenu. Réessayez, ou envoyez-en moins à la fois.',
    ],
    413: [
      'C’est trop volumineux',
      'Rien n’a été retenu. Les fichiers peuvent atteindre 10 Mo ensemble, les images du site 5 Mo, et tout le reste beaucoup moins. Revenez en arrière, retirez quelque chose et renvoyez le tout.',
    ],
    414: ['Cette adresse est trop longue', 'Le lien a peut-être été altéré en chemin.'],
    421: [
      'Ceci ne relève pas de cette adresse',
      'Ouvrez la page sur la machine où le site fonctionne, à l’adresse http://localhost.',
    ],
    429: ['Trop de requêtes', 'Patientez un instant, puis réessayez.'],
    431: ['La requête est trop volumineuse', 'Supprimer les cookies de ce site peut aider.'],
    503: ['Le site est très sollicité', 'Réessayez dans un instant.'],
  },
  broken: ['Une erreur s’est produite de notre côté', 'Elle a été enregistrée. Réessayez dans un instant.'],
  maintenance: {
    closed: [
      'Nous travaillons sur ce site',
      'Il revient bientôt, et rien de ce qui est à vous n’est perdu. Réessayez dans quelques minutes.',
    ],
    'read-only': [
      'Rien ne peut être modifié en ce moment',
      'Nous travaillons sur ce site. Les pages restent lisibles ; ce que vous avez envoyé n’a pas été retenu. Revenez en arrière et réessayez dans quelques minutes.',
    ],
  },
  reference: (id) => `Référence : ${id}`,
  home: 'Aller à l’accueil',
};

export default french;
