import { firstLanguage, languageFacts } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { useLanguage } from './use-language.ts';

interface LinkTo {
  to: string;
  /** Said where the link leads to another language. */
  hrefLang?: string;
}

/** What a link to a page of ours needs, so that it keeps the language: `<Link {...linkTo('/contact')}>`. */
export function useLinks(): (address: string) => LinkTo {
  const language = useLanguage();
  return (address) => {
    const to = addressIn(language, address);
    const isElsewhere = language !== firstLanguage && to === address && address.startsWith('/');
    return isElsewhere ? { to, hrefLang: languageFacts[firstLanguage].tag } : { to };
  };
}
