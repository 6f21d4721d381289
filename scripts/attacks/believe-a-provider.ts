import { openProvider, providerEnvironment, type TestProvider } from '#tests/provider.ts';
import { freePort, install } from '../../e2e/installation.ts';
import type { Attack } from './attack.ts';
import type { Browser } from './browser.ts';
import { aimAt, assertHolds, type Target } from './target.ts';

const callback = '/auth/oidc/callback';

/** Signs in at the provider as far as the address that leads back. */
async function walkThrough(provider: TestProvider, browser: Browser, appUrl: string): Promise<URL> {
  const begun = await browser.post('/auth/oidc', {});
  const to = /https?:\/\/127\.0\.0\.1:\d+\/auth\?[^"'\\\s]+/.exec(`${begun.headers.location ?? ''} ${begun.text}`)?.[0];
  assertHolds(to !== undefined, `nothing leads to the provider: ${begun.status}`);
  return provider.walkTo(to.replaceAll('&amp;', '&'), appUrl);
}

const isIn = async (browser: Browser): Promise<boolean> => (await browser.get('/dashboard')).status === 200;

/** Each lie of a provider, or about one, and how the browser comes back. */
async function tellLies(provider: TestProvider, { url, visit, openAccount }: Target): Promise<number> {
  const owner = await openAccount('owned@example.com');
  assertHolds(await isIn(owner), 'the owner is not signed in');
  const lies = {
    'another issuer': (back: URL) => back.searchParams.set('iss', 'https://evil.example'),
    'no state': (back: URL) => back.searchParams.delete('state'),
    'another state': (back: URL) => back.searchParams.set('state', 'x'.repeat(43)),
    'a made-up code': (back: URL) => back.searchParams.set('code', 'x'.repeat(43)),
  };
  provider.seat({ sub: 'eve', email: 'eve@example.com', email_verified: true, name: 'Eve' });
  for (const [lie, bend] of Object.entries(lies)) {
    const browser = visit();
    const back = await walkThrough(provider, browser, url);
    bend(back);
    await browser.get(`${callback}${back.search}`);
    assertHolds(!(await isIn(browser)), `${lie} signed in`);
  }
  const [thief, victim] = [visit(), visit()];
  const stolen = await walkThrough(provider, victim, url);
  await thief.get(`${callback}${stolen.search}`);
  assertHolds(!(await isIn(thief)), 'a code signed in another browser');
  const fresh = visit();
  const used = await walkThrough(provider, fresh, url);
  await fresh.get(`${callback}${used.search}`);
  assertHolds(await isIn(fresh), 'the provider signs nobody in');
  const again = visit();
  again.cookies.set('qp_provider', 'x'.repeat(43));
  await again.get(`${callback}${used.search}`);
  assertHolds(!(await isIn(again)), 'a code counted twice');

  for (const email_verified of [false, undefined, 'true', true]) {
    provider.seat({ sub: `eve-${email_verified}`, email: 'owned@example.com', email_verified, name: 'Eve' });
    const browser = visit();
    await browser.get(`${callback}${(await walkThrough(provider, browser, url)).search}`);
    assertHolds(!(await isIn(browser)), `the owner’s address (verified: ${email_verified}) opened the owner’s account`);
  }
  return Object.keys(lies).length + 2 + 4;
}

/** On a product of its own, whose people sign in with a provider. */
export const believeAProvider: Attack = async () => {
  const port = await freePort();
  const environment = providerEnvironment(`http://127.0.0.1:${port}`);
  const installation = await install('embedded', environment, { shortLived: true });
  const provider = await openProvider({ port, appUrl: installation.url });
  try {
    return `${await tellLies(provider, aimAt(installation))} lies of a provider or about one, none signed anybody in`;
  } finally {
    await provider.close();
    await installation.stop();
  }
};
