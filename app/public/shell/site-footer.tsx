import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { ThemeSwitch } from '#app/ui/controls/theme-switch.tsx';
import { Logo } from '#app/ui/display/logo.tsx';
import page from '#app/ui/layout/page.module.css';
import icon from '#app/ui/styles/icon.module.css';
import type { Branding } from '#contract/site/branding.ts';
import { footerLineOf } from '#contract/site/company.ts';
import { builtInTagline, type Site } from '#contract/site/site.ts';
import { LanguageChooser } from './language-chooser.tsx';
import { shellTexts } from './shell.texts.ts';
import styles from './site-footer.module.css';

const groups = [
  {
    title: 'services',
    links: [
      ['scan', '/services'],
      ['report', '/services'],
      ['guidance', '/services'],
      ['consultancy', '/services'],
    ],
  },
  {
    title: 'legal',
    links: [
      ['privacy', '/privacy-policy'],
      ['terms', '/terms-of-service'],
      ['cookies', '/cookie-policy'],
      ['gdpr', '/gdpr-compliance'],
    ],
  },
  {
    title: 'more',
    links: [
      ['contact', '/contact'],
      ['sources', '/sources'],
      ['auditLog', '/transparency'],
      ['verify', '/verify'],
      ['mailbox', '/mailbox'],
      ['password', '/password-check'],
      ['photo', '/photo-metadata'],
      ['status', '/status'],
      ['api', '/api'],
      ['news', '/blog'],
    ],
  },
] as const;

/** Every navigation of the footer scrolls smoothly to the top, also to the page one is on. */
function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

export function SiteFooter({ site, branding }: { site: Site; branding: Branding }) {
  const texts = useTexts(shellTexts);
  const linkTo = useLinks();
  const tagline = site.tagline === builtInTagline ? texts.tagline : site.tagline;
  return (
    <footer className={styles.siteFooter}>
      <div className={page.page}>
        <div className={styles.top}>
          <div className={styles.about}>
            <Logo name={site.name} logoUrl={branding.logoUrl} to={linkTo('/').to} onClick={scrollToTop} />
            <p>{tagline}</p>
            <a className={styles.mail} href={`mailto:${site.contactEmail}`}>
              <Mail className={icon.sm} />
              {site.contactEmail}
            </a>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={texts[title]}>
              <h2>{texts[title]}</h2>
              <ul>
                {links.map(([label, path]) => (
                  <li key={label}>
                    <Link {...linkTo(path)} onClick={scrollToTop} preventScrollReset>
                      {texts[label]}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.legal}>
          <p>{footerLineOf(site, texts.company)}</p>
          <LanguageChooser />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
