import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { dismissOffers, isOffered, offerNeed } from '#app/browser/start/preferred-language.ts';
import { useLanguage } from '#app/language/use-language.ts';
import icon from '#app/ui/styles/icon.module.css';
import { type Language, languageFacts } from '#contract/base/languages.ts';
import { addressIn, languagesOf, plainPath } from '#contract/base/translated-pages.ts';
import styles from './language-offer.module.css';
import { languageOffers } from './language-offers.ts';

function Offer({ language, to }: { language: Language; to: string }) {
  const [isShown, setShown] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const { read, dismiss } = languageOffers[language];
  const { tag } = languageFacts[language];
  useEffect(() => setShown(isOffered(language)), [language]);
  const onDismiss = () => {
    dismissOffers();
    setDismissed(true);
  };
  // Gone rather than hidden: the server's page was shown before React knew of it (browser/start/early-parts.ts).
  if (isDismissed) return null;
  return (
    <aside className={styles.offer} lang={tag} aria-label={read} hidden={!isShown} data-needs={offerNeed(language)}>
      <Link to={to} hrefLang={tag}>
        {read}
      </Link>
      <button className={styles.dismiss} type="button" aria-label={dismiss} title={dismiss} onClick={onDismiss}>
        <X className={icon.sm} />
      </button>
    </aside>
  );
}

/**
 * Offers the page in the language that the browser prefers, where it exists: hidden as the server draws it, since one
 * drawing serves all visitors, and shown by the browser (browser/start/early-parts.ts).
 */
export function LanguageOffer() {
  const current = useLanguage();
  const path = plainPath(useLocation().pathname);
  const available = languagesOf(path);
  // An address that no page has is offered in no language.
  if (!available.includes(current)) return null;
  return available
    .filter((language) => language !== current)
    .map((language) => <Offer key={language} language={language} to={addressIn(language, path)} />);
}
