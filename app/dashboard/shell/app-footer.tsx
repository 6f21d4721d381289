import { Link } from 'react-router';
import appFooter from '#app/ui/layout/app-footer.module.css';
import { copyrightOf } from '#contract/site/company.ts';
import type { Site } from '#contract/site/site.ts';

const links = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
  ['Contact', '/contact'],
] as const;

export function AppFooter({ site }: { site: Pick<Site, 'company' | 'since'> }) {
  return (
    <footer className={appFooter.appFooter}>
      <span>{copyrightOf(site)}</span>
      <nav aria-label="Legal">
        {links.map(([label, to]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
