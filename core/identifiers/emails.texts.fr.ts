import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  subject: 'Confirmez cette adresse e-mail',
  preview:
    'Rien n’est recherché à son sujet avant votre confirmation. Le lien fonctionne pendant 1 heure, une seule fois.',
  asked: (product) =>
    `Une personne qui a un compte ${product} dit que cette messagerie est aussi la sienne et veut que ses analyses en tiennent compte. Si c’était vous, ouvrez le lien pendant que votre session est ouverte, et confirmez :`,
  button: 'Confirmer cette adresse',
  once: 'Le lien fonctionne pendant 1 heure, une seule fois, et uniquement dans le compte qui l’a demandé. D’ici là, rien n’est recherché au sujet de cette adresse.',
  ifNot:
    'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Rien ne sera montré à la personne qui a fait la demande.',
};

export default french;
