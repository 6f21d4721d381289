import type { Texts } from '#contract/base/texts.ts';
import type english from './proofs.texts.en.ts';

const french: Texts<typeof english> = {
  holds: (entry, size) => `Vérifié : entrée ${entry} sur ${size}, inchangée sous le point de contrôle signé.`,
  failed: 'La vérification a échoué. Les détails figurent ci-dessous ; signalez-le-nous et gardez une capture d’écran.',
  open: 'Les hashs sont exacts. La signature n’a pas pu être vérifiée dans ce navigateur.',
  waiting: 'Pas encore scellée : chaque entrée est scellée en moins d’une minute.',
  unproved: 'La vérification a échoué : l’entrée est affichée avec un hash, mais le serveur n’en a aucune preuve.',
  away: 'Le serveur n’a pas répondu par une preuve : on ne sait donc rien. Réessayez.',
  unable: 'Ce navigateur ne peut pas calculer de hashs sur une page sans TLS : rien n’a été vérifié.',
  steps: { holds: 'Exact : ', failed: 'Échec : ', open: 'Non vérifié : ' },
};

export default french;
