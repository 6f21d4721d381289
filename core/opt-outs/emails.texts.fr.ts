import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  beginning: {
    subject: 'Ne jamais analyser cette adresse ?',
    preview: 'Rien ne change avant votre confirmation. Le lien fonctionne pendant 24 heures.',
    asked: (product) =>
      `Quelqu’un a demandé à ${product} de ne jamais analyser cette adresse. Seule la personne qui lit cette messagerie peut en décider : c’est donc à vous que nous le demandons. Si vous confirmez, nous ne rechercherons cette adresse pour personne, pas même pour vous, jusqu’à ce que vous changiez d’avis :`,
    button: 'Ne jamais analyser cette adresse',
    kept: 'Nous gardons une empreinte de l’adresse, calculée avec une clé, et la date, rien d’autre ; elle reste même si un compte est supprimé. Le lien fonctionne pendant 24 heures, une seule fois.',
    ifNot: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail : rien ne change.',
  },
  ending: {
    subject: 'Cette adresse n’est jamais analysée',
    preview: 'Cela reste ainsi sauf si vous confirmez le contraire. Le lien fonctionne pendant 24 heures.',
    asked: (product) =>
      `Quelqu’un a fait une demande au sujet de cette adresse chez ${product}. Vous nous avez dit de ne jamais l’analyser, et nous ne le faisons pas. Si vous avez changé d’avis, confirmez, et la personne qui lit cette messagerie pourra de nouveau la faire analyser :`,
    button: 'Autoriser de nouveau les analyses',
    ifNot: 'Sinon, il n’y a rien à faire : tout reste en l’état. Le lien fonctionne pendant 24 heures, une seule fois.',
  },
};

export default french;
