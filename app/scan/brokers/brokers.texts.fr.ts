import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './brokers.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Courtiers qui ont probablement vos données',
  formAt: (host) => `Leur formulaire sur ${host}`,
  asked: 'Demandé',
  likely: (because) => `Détient probablement vos données. ${because}`,
  requestTo: (name) => `Votre demande à ${name}`,
  noCountry:
    '[Indiquez où vous habitez], et le rapport nommera les courtiers en données susceptibles de détenir les vôtres, avec les moyens d’en sortir.',
  letters: '[Une lettre à chacun d’eux] est prête à être envoyée.',
  brokers: (count) => counted('fr', count, { one: 'courtier', other: 'courtiers' }),
  reach: '[name] ([domain]) : [routes]',
};

export default french;
