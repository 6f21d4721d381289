import type { Texts } from '#contract/base/texts.ts';
import type english from './calendar-file.texts.en.ts';

const spanish: Texts<typeof english> = {
  due: (recipient) => `Plazo de respuesta: ${recipient}`,
  by: (recipient, url) =>
    `${recipient} debe responder antes de que acabe este día. Si no ha llegado ninguna respuesta, tu solicitud muestra el siguiente paso: ${url}`,
  about: (recipient, url) =>
    `${recipient} debería responder hacia este día. Si no ha llegado ninguna respuesta, tu solicitud muestra el siguiente paso: ${url}`,
};

export default spanish;
