import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './brokers.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Intermediarios que probablemente tienen tus datos',
  formAt: (host) => `Su formulario en ${host}`,
  asked: 'Solicitado',
  likely: (because) => `Es probable que tenga tus datos. ${because}`,
  requestTo: (name) => `Tu solicitud a ${name}`,
  noCountry:
    '[Indica dónde vives] y el informe nombrará a los intermediarios de datos que probablemente tengan los tuyos, con las formas de darte de baja.',
  letters: '[Una carta para cada uno de ellos] está lista para que la envíes.',
  brokers: (count) => counted('es', count, { one: 'intermediario', other: 'intermediarios' }),
  reach: '[name] ([domain]): [routes]',
};

export default spanish;
