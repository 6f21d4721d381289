import { Link, useLocation } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { languageCodes, languageFacts } from '#contract/base/languages.ts';
import { addressIn, languagesOf, plainPath } from '#contract/base/translated-pages.ts';
import styles from './language-chooser.module.css';
import { shellTexts } from './shell.texts.ts';

/** The same page in each language, asked for the same; the home page of those that do not have it. */
export function LanguageChooser() {
  const texts = useTexts(shellTexts);
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const asked = plainPath(pathname);
  const path = languagesOf(asked).includes(current) ? asked : '/';
  const query = path === asked ? search : '';
  const available = languagesOf(path);
  return (
    <nav className={styles.chooser} aria-label={texts.language}>
      <ul>
        {languageCodes.map((code) => (
          <li key={code}>
            <Link
              to={available.includes(code) ? `${addressIn(code, path)}${query}` : addressIn(code, '/')}
              hrefLang={languageFacts[code].tag}
              lang={languageFacts[code].tag}
              aria-current={code === current ? 'true' : undefined}
            >
              {languageFacts[code].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
