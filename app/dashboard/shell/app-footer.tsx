import { Link } from 'react-router';
import appFooter from '#app/ui/layout/app-footer.module.css';

const links = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
  ['Contact', '/contact'],
] as const;

/** The year is when the company was registered, not today's. @param company e.g. "Quietprint Limited" */
export function AppFooter({ company }: { company: string }) {
  return (
    <footer className={appFooter.appFooter}>
      <span>© 2024 {company}</span>
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
