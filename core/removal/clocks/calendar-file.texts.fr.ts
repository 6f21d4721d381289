import type { Texts } from '#contract/base/texts.ts';
import type english from './calendar-file.texts.en.ts';

const french: Texts<typeof english> = {
  due: (recipient) => `Réponse attendue : ${recipient}`,
  by: (recipient, url) =>
    `${recipient} doit répondre avant la fin de cette journée. Si aucune réponse n’est arrivée, votre demande indique la suite : ${url}`,
  about: (recipient, url) =>
    `${recipient} devrait répondre vers ce jour. Si aucune réponse n’est arrivée, votre demande indique la suite : ${url}`,
};

export default french;
