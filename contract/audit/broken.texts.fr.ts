import type { Texts } from '#contract/base/texts.ts';
import type english from './broken.texts.en.ts';

const french: Texts<typeof english> = {
  hash: 'son contenu n’a pas son hash',
  'half-erased': 'elle passe pour effacée et contient encore des détails',
  details: 'ses détails ne sont pas ceux qui ont été fixés',
  unnamed: 'ses détails ont disparu, et aucune entrée ne dit qu’ils ont été effacés',
  rest: 'elle n’est pas ce qui restait après l’effacement de ses détails',
  uncovered: 'aucun point de contrôle signé ne la couvre',
  absent: 'elle n’est pas dans le journal signé',
};

export default french;
