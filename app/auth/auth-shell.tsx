import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import styles from '#app/auth/sign-in/auth.module.css';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { LanguageChooser } from '#app/public/shell/language-chooser.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import letter from '#app/scan/letter.module.css';
import { Drawing } from '#app/ui/charts/drawing.tsx';
import { classes } from '#app/ui/classes.ts';
import { Logo } from '#app/ui/display/logo.tsx';
import card from '#app/ui/layout/card.module.css';
import skipLink from '#app/ui/layout/skip-link.module.css';
import text from '#app/ui/styles/text.module.css';
import { builtInBranding } from '#contract/site/branding.ts';
import entry from '../assets/prints/entry.svg?no-inline';
import { authTexts } from './auth.texts.ts';
import authCard from './auth-card.module.css';

function LegalLinks() {
  const texts = useTexts(authTexts);
  const linkTo = useLinks();
  return (
    <footer className={classes(styles.foot, text.caption)}>
      <Link {...linkTo('/privacy-policy')}>{texts.privacy}</Link>
      <Link {...linkTo('/terms-of-service')}>{texts.terms}</Link>
      <Link {...linkTo('/contact')}>{texts.contact}</Link>
      <LanguageChooser />
    </footer>
  );
}

function Head() {
  const { skip } = useTexts(authTexts);
  const linkTo = useLinks();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const branding = root?.branding ?? builtInBranding;
  return (
    <>
      <a className={skipLink.skipLink} href="#main">
        {skip}
      </a>
      <header className={styles.head}>
        <Logo name={root?.site.name ?? 'Quietprint'} logoUrl={branding.logoUrl} to={linkTo('/').to} />
      </header>
    </>
  );
}

/** The form left, the print right; below 960 px the form alone. */
export function AuthShell({ children }: { children: ReactNode }) {
  const { about, claim, promise } = useTexts(authTexts);
  return (
    <div className={styles.auth}>
      <div className={styles.side}>
        <Head />
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
        <LegalLinks />
      </div>
      <aside className={styles.panel} data-theme="dark" aria-label={about}>
        <Drawing className={styles.print} file={entry} width={720} height={1000} cover>
          <circle cx="330" cy="250" r="7" />
          <circle cx="560" cy="560" r="5" />
        </Drawing>
        <div className={styles.quote}>
          <p className={text.displayMd}>{claim}</p>
          <p>{promise}</p>
        </div>
      </aside>
    </div>
  );
}

/** One card on the canvas: where links in mails lead. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <div className={authCard.authCard}>
      <Head />
      <main className={authCard.main} id="main" tabIndex={-1}>
        <div data-part="card" className={classes(card.card, letter.letter, authCard.letter)}>
          {children}
        </div>
      </main>
      <LegalLinks />
    </div>
  );
}
