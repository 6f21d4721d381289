import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { ThemeSwitch } from '#app/ui/controls/theme-switch.tsx';
import { Logo } from '#app/ui/display/logo.tsx';
import page from '#app/ui/layout/page.module.css';
import icon from '#app/ui/styles/icon.module.css';
import type { Branding } from '#contract/site/branding.ts';
import { footerLineOf } from '#contract/site/company.ts';
import type { Site } from '#contract/site/site.ts';
import styles from './site-footer.module.css';

const groups = [
  {
    title: 'Services',
    links: [
      ['Free Privacy Scan', '/services'],
      ['Detailed Exposure Report', '/services'],
      ['Privacy Guidance Package', '/services'],
      ['Expert Consultancy', '/services'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Cookie Policy', '/cookie-policy'],
      ['GDPR Compliance', '/gdpr-compliance'],
    ],
  },
  {
    title: 'More',
    links: [
      ['Contact', '/contact'],
      ['Sources', '/sources'],
      ['Audit log', '/transparency'],
      ['Check a report', '/verify'],
      ['Read your mailbox', '/mailbox'],
      ['Check a password', '/password-check'],
      ['Clean a photo', '/photo-metadata'],
      ['Status', '/status'],
      ['API', '/api'],
      ['Privacy News', '/blog'],
    ],
  },
] as const;

/** Every navigation of the footer scrolls smoothly to the top, also to the page one is on. */
function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

export function SiteFooter({ site, branding }: { site: Site; branding: Branding }) {
  return (
    <footer className={styles.siteFooter}>
      <div className={page.page}>
        <div className={styles.top}>
          <div className={styles.about}>
            <Logo name={site.name} logoUrl={branding.logoUrl} onClick={scrollToTop} />
            <p>{site.tagline}</p>
            <a className={styles.mail} href={`mailto:${site.contactEmail}`}>
              <Mail className={icon.sm} />
              {site.contactEmail}
            </a>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([label, to]) => (
                  <li key={label}>
                    <Link to={to} onClick={scrollToTop} preventScrollReset>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.legal}>
          <p>{footerLineOf(site)}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
