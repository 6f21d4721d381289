import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Parts of words that pages about deletion and privacy have, in the languages of the directory. */
const TELLING =
  /privacy|personal (?:data|info)|delet|remov|opt.?out|unsubscri|close.{0,20}account|deactivat|your data|do not sell|gdpr|ccpa|datenschutz|lösch|konto|personenbezogen|confidentialité|supprim|données|compte|privacidad|elimin|borrar|cuenta|datos|privacidade|excluir|dados|conta|gegevens|verwijder|cancella|dati personali|prywatno|usun|personuppgift|radera|slett|poista|persónu|конфиденциальн|удал|个人|個人|隐私|隱私|删除|刪除|プライバシー|削除|개인정보/i;

/** What sellers of domains write. */
const FOR_SALE =
  /domain (?:name )?(?:is|may be) for sale|buy this domain|this domain (?:has expired|is parked)|parked (?:free|domain)|domain parking|related searches.{0,80}privacy policy$|diese domain (?:ist|steht) zum verkauf|ce (?:nom de )?domaine est à vendre|este dominio está (?:en|a la) venta/i;

const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg']);

export interface PageWords {
  hasWords: boolean;
  isForSale: boolean;
  /** SHA-256 of its letters, hex: a clock or a counter on the page changes nothing. */
  sum: string;
}

/** What a page says, whatever its markup. @param page HTML or plain text */
export function readPage(page: string): PageWords {
  const words = wordsOf(page);
  return {
    hasWords: TELLING.test(words),
    isForSale: FOR_SALE.test(words),
    sum: createHash('sha256')
      .update(words.replace(/\P{L}+/gu, ' ').trim())
      .digest('hex'),
  };
}

function wordsOf(page: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name) {
      if (HIDDEN.has(name)) hidden++;
    },
    ontext(text) {
      if (hidden === 0) parts.push(text);
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
    },
  });
  parser.end(page);
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}
