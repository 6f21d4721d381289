import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { identityFrom } from '#platform/config/identity.ts';
import { createIdentityProvider } from '#platform/identity/openid.ts';
import { createTestClock } from '#tests/world.ts';

/** Somebody with an account at the provider. */
export interface Holder {
  sub: string;
  email?: string;
  email_verified?: unknown;
  name?: string;
  groups?: unknown;
}

/** What is odd about the provider's next answers. */
interface Oddity {
  /** Claims that take the place of those of the identity token, signed by the provider's own key. */
  claims?: Record<string, unknown>;
  /** Algorithm and key of the token: `none`, or a key of somebody else. */
  signed?: 'none' | 'stranger';
  /** Status of every answer. */
  status?: number;
  /** Every answer waits until the client gives up. */
  isSilent?: boolean;
}

const APP_URL = 'https://quietprint.test';
const [clientId, clientSecret] = ['quietprint', 'a-secret-of-the-client'];

/** The environment of a product whose people sign in with it. */
export const providerEnvironment = (issuer: string): Record<string, string> => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Example ID',
});

/**
 * oidc-provider on this machine, in front of which answers can be bent. Who signs in there is said by the test; consent is
 * given without a page.
 */
export async function openProvider({ port: wanted = 0, appUrl = APP_URL }: { port?: number; appUrl?: string } = {}) {
  const seat = { holder: '' };
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const holders = new Map<string, Holder>();
  let oddity: Oddity = {};
  let requests = 0;
  const server = createServer();
  const port = await listen(server, wanted);
  const issuer = `http://127.0.0.1:${port}`;
  const oidc: Provider = new Provider(issuer, {
    ...configurationOf(await exportJWK(privateKey), holders, appUrl),
    async loadExistingGrant(ctx) {
      const accountId = ctx.oidc.session?.accountId;
      const grant = new oidc.Grant({ clientId, ...(accountId !== undefined && { accountId }) });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = oidc.callback();
  server.on('request', (request, response) => {
    requests++;
    if (oddity.isSilent) return;
    if (request.url?.startsWith('/interaction/')) return void signInAt(oidc, seat.holder, request, response);
    if (oddity.status) return response.writeHead(oddity.status).end();
    if (request.url?.startsWith('/token') && (oddity.claims || oddity.signed)) bendTokens(response);
    void handle(request, response);
  });

  const sign = (claims: Record<string, unknown>, by = privateKey, header: Record<string, unknown> = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(by);

  /** The provider's answer with another identity token in it. */
  function bendTokens(response: ServerResponse): void {
    const { claims = {}, signed } = oddity;
    const end = response.end.bind(response);
    const bend = async (body: string) => {
      const answer = JSON.parse(body);
      if (answer.id_token) {
        const said = { ...claimsIn(answer.id_token), ...claims };
        const kept = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
        answer.id_token =
          signed === 'none' ? unsigned(kept) : await sign(kept, signed ? stranger.privateKey : privateKey);
      }
      const text = JSON.stringify(answer);
      response.setHeader('content-length', Buffer.byteLength(text));
      end(text);
    };
    response.end = ((body: unknown) => {
      void bend(String(body));
      return response;
    }) as typeof response.end;
  }

  return {
    issuer,
    publicKey,
    holders,
    /** Who signs in next in a browser that does not say it. */
    seat(holder: Holder) {
      holders.set(holder.sub, holder);
      seat.holder = holder.sub;
    },
    /** How many questions came. */
    requests: () => requests,
    bend(next: Oddity) {
      oddity = next;
    },
    env: providerEnvironment(issuer),
    /** A client of it, as the product opens one. */
    open(
      more: Record<string, readonly string[]> = {},
      { timeoutMs = 5_000, clock = createTestClock(new Date()) } = {},
    ) {
      const values = {
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: 'ID',
      };
      const config = identityFrom({ ...values, ...more } as Parameters<typeof identityFrom>[0]);
      if (!config) throw new Error('no configuration');
      return createIdentityProvider({ config, appUrl: 'https://quietprint.test', clock, env: {}, timeoutMs });
    },
    /** Signs in as a browser does. @returns what the provider puts into the address that it leads back to */
    signIn: async (to: string | URL, sub: string) => (await walk(String(to), sub, APP_URL)).searchParams,
    /** The same for whoever is seated there. @returns the address of the product that it leads back to */
    walkTo: (to: string, product: string) => walk(to, seat.holder, product),
    /** @param claims that take the place of a right one's; undefined leaves one out */
    async logoutToken(claims: Record<string, unknown> = {}, { by, typ }: { by?: 'stranger'; typ?: string } = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const all = { iss: issuer, aud: clientId, iat: now, exp: now + 120, jti: crypto.randomUUID(), events, ...claims };
      const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
      return sign(kept, by ? stranger.privateKey : privateKey, { typ: typ ?? 'logout+jwt' });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof openProvider>>;

const listen = (server: Server, port: number) =>
  new Promise<number>((done) => {
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (claims: unknown) => `${encode({ alg: 'none' })}.${encode(claims)}.`;
const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** Whoever the browser says it is. */
async function signInAt(
  oidc: Provider,
  holder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accountId = String(request.headers['x-holder'] ?? holder);
  await oidc.interactionFinished(request, response, { login: { accountId } });
}

const MOST_STEPS = 8;

/** Follows an address through the provider until it leads back. */
async function walk(address: string, holder: string, product: string): Promise<URL> {
  const jar = new Map<string, string>();
  for (let steps = 0, url = address; steps < MOST_STEPS; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie, 'x-holder': holder } });
    for (const one of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (one.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url).href;
    if (url.startsWith(product)) return new URL(url);
  }
  throw new Error('the provider leads round in circles');
}

function configurationOf(key: object, holders: ReadonlyMap<string, Holder>, appUrl: string): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${appUrl}/auth/oidc/callback`],
        post_logout_redirect_uris: [`${appUrl}/`],
        backchannel_logout_session_required: true,
        backchannel_logout_uri: `${appUrl}/auth/oidc/logout`,
      },
    ],
    jwks: { keys: [{ ...key, alg: 'RS256', use: 'sig' }] } as NonNullable<Configuration['jwks']>,
    cookies: { keys: ['of this provider alone'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    acrValues: ['phr'],
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const holder = holders.get(sub);
      return holder && { accountId: sub, claims: () => ({ ...holder }) as { sub: string } };
    },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  };
}
