import type { Texts } from '#contract/base/texts.ts';
import company from '#contract/site/company/company.texts.fr.ts';
import type english from './frame.texts.en.ts';

const french: Texts<typeof english> = {
  hello: 'Bonjour,',
  helloTo: (name) => `Bonjour ${name},`,
  colon: ' :',
  pasteAddress: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  noPassword: 'Nous ne vous demanderons jamais votre mot de passe par e-mail.',
  questions: 'Une question ? Écrivez à',
  company,
};

export default french;
