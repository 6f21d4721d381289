import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { Drawing } from '#app/ui/charts/drawing.tsx';
import { Logo } from '#app/ui/layout/logo.tsx';
import { builtInBranding } from '#contract/site/branding.ts';
import entry from '../assets/prints/entry.svg?no-inline';
import './auth.css';

function LegalLinks() {
  return (
    <footer className="auth__foot caption">
      <Link to="/privacy-policy">Privacy Policy</Link>
      <Link to="/terms-of-service">Terms of Service</Link>
      <Link to="/contact">Contact</Link>
    </footer>
  );
}

function Head() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const branding = root?.branding ?? builtInBranding;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="auth__head">
        <Logo name={root?.site.name ?? 'Quietprint'} logoUrl={branding.logoUrl} />
      </header>
    </>
  );
}

/** The form left, the print right; below 960 px the form alone. */
export function AuthShell({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <div className="auth__side">
        <Head />
        <main className="auth__main" id="main" tabIndex={-1}>
          {children}
        </main>
        <LegalLinks />
      </div>
      <aside className="auth__panel" data-theme="dark" aria-label="About Quietprint">
        <Drawing className="auth__print" file={entry} width={720} height={1000} cover>
          <circle cx="330" cy="250" r="7" />
          <circle cx="560" cy="560" r="5" />
        </Drawing>
        <div className="auth__quote">
          <p className="display-md">Your digital footprint, made quiet.</p>
          <p>What a scan finds is shown to you first. The Privacy Policy says what we keep, why, and for how long.</p>
        </div>
      </aside>
    </div>
  );
}

/** One card on the canvas: where links in mails lead. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <div className="auth-card">
      <Head />
      <main className="auth-card__main" id="main" tabIndex={-1}>
        <div className="card letter">{children}</div>
      </main>
      <LegalLinks />
    </div>
  );
}
