import type { Installation } from '../../e2e/installation.ts';
import { type LinkKind, newestLink } from '../../e2e/mail.ts';
import { type Browser, openBrowser } from './browser.ts';

export const password = 'quiet gravel and one stone';

/** A product that was just started, and what attacks need of it. */
export interface Target {
  installation: Installation;
  url: string;
  /** Somebody new at an address of their own. */
  visit(ip?: string): Browser;
  linkTo(email: string, kind: LinkKind): Promise<URL>;
  /** Of every link that was read so far. */
  tokens: ReadonlySet<string>;
  /** Opens an account by its mail and signs in to it. */
  openAccount(email: string): Promise<Browser>;
}

/** @throws Error with what the attack came by */
export function assertHolds(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

export function aimAt(installation: Installation): Target {
  const { url } = installation;
  const visit = (ip?: string) => openBrowser(url, ip);
  const tokens = new Set<string>();
  const linkTo = async (email: string, kind: LinkKind) => {
    const link = new URL(await newestLink(url, email, kind));
    tokens.add(link.searchParams.get('token') ?? '');
    return link;
  };
  return {
    installation,
    url,
    visit,
    linkTo,
    tokens,
    async openAccount(email) {
      const browser = visit();
      await browser.post('/auth?tab=sign-up', { email, password, confirm: password, fullName: 'Alice Archer' });
      const link = await linkTo(email, 'confirmation');
      const token = link.searchParams.get('token') ?? '';
      const { status } = await browser.post('/auth/link', { type: 'confirmation', token });
      assertHolds(status === 302, `an account could not be opened: ${status}`);
      return browser;
    },
  };
}
