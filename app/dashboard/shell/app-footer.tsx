import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import appFooter from '#app/ui/layout/app-footer.module.css';
import { copyrightOf } from '#contract/site/company.ts';
import type { Site } from '#contract/site/site.ts';
import { dashboardTexts } from './dashboard.texts.ts';

const links = [
  ['privacy', '/privacy-policy'],
  ['terms', '/terms-of-service'],
  ['contact', '/contact'],
] as const;

export function AppFooter({ site }: { site: Pick<Site, 'company' | 'since'> }) {
  const texts = useTexts(dashboardTexts);
  const linkTo = useLinks();
  return (
    <footer className={appFooter.appFooter}>
      <span>{copyrightOf(site)}</span>
      <nav aria-label={texts.legal}>
        {links.map(([label, to]) => (
          <Link key={to} {...linkTo(to)}>
            {texts[label]}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
