import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './spellings.texts.en.ts';

const sources = (count: number) => counted('es', count, { one: 'fuente', other: 'fuentes' });

const spanish: Texts<typeof english> = {
  byAddress: 'Dirección por dirección',
  found: (found, asked) => `Encontrada en ${found} de ${sources(asked)}`,
  notFound: (answered, asked) => `Nada encontrado en ${answered} de ${sources(asked)}`,
  withGap: (result, gap) => `${result}, ${gap} sin respuesta`,
  title: 'Buscar otras formas de escribir tu dirección',
  text: 'Este informe trata de [email], tal como está escrita aquí. El correo enviado a las direcciones siguientes también te llega, pero para las fuentes cada una es una dirección distinta.',
  form: 'Otras formas de escribirla',
  alsoAsk: 'Preguntar también por',
  ownSpelling: (provider) => `Como está escrita en tu cuenta de ${provider}`,
  ownSpellingHint: 'Solo si es distinta: con otros puntos, por ejemplo.',
  starting: 'Iniciando…',
  scanThese: 'Analizar también estas',
  eachCounts:
    'Un nuevo análisis pregunta por [email] y por cada una de estas por separado. Cada una cuenta como un análisis gratuito.',
  isYours: '¿[email] también es tuya?',
  untagged: (provider) =>
    `Este informe trata de [email], tal como está escrita aquí. Para las fuentes, la dirección sin la etiqueta es otra. No sabemos qué hace ${provider} con las etiquetas, así que un análisis de [untagged] empieza con un enlace que enviamos a esa dirección.`,
  startFree: 'Iniciar un análisis gratuito',
};

export default spanish;
