import { useTexts } from '#app/language/texts.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/display/notice.tsx';
import { useFormats } from '#app/ui/formats.ts';
import pageStyles from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { LegalPage as Page } from '#contract/site/legal.ts';
import { legalTexts } from './legal.texts.ts';
import styles from './legal-page.module.css';

/** A legal page with its contents: as it is, and as staff would make it. */
export function LegalPage({ page }: { page: Page }) {
  const { longDate } = useFormats();
  const texts = useTexts(legalTexts);
  const { lang } = page;
  return (
    <div className={classes(pageStyles.page, styles.legal)}>
      <div className={styles.head}>
        <h1 className={text.displayLg} lang={lang}>
          {page.title}
        </h1>
        <p className={text.soft}>
          {texts.updated} <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </p>
      </div>
      <nav className={styles.contents} aria-label={texts.contents}>
        <p className={styles.group}>{texts.contents}</p>
        <ol>
          {page.sections.map(({ id, title }) => (
            <li key={id} lang={lang}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div data-part="legal-text" className={classes(styles.text, prose.prose)}>
        {page.notice !== null && <Notice>{page.notice}</Notice>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text */}
        <div className={styles.intro} lang={lang} dangerouslySetInnerHTML={{ __html: page.introHtml }} />
        {page.sections.map(({ id, title, html }, index) => (
          <section key={id} aria-labelledby={id} lang={lang}>
            <h2 id={id}>
              {index + 1}. {title}
            </h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </div>
  );
}
