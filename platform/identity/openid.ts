import type { JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import type { Clock } from '#platform/clock.ts';
import type { IdentityConfig } from '#platform/config/identity.ts';
import { OutgoingError } from '#platform/http/request.ts';
import { identityOf, isComplete } from './claims.ts';
import { keysAt, readLogoutToken } from './logout-token.ts';
import { type Identity, IdentityError, type IdentityProvider } from './provider.ts';
import { createProviderFetch, type ProviderFetch } from './provider-fetch.ts';
import { readHourly } from './read-hourly.ts';

interface IdentityOptions {
  config: IdentityConfig;
  appUrl: string;
  clock: Clock;
  env: Readonly<Record<string, string | undefined>>;
  /** For tests: how long one answer may take. */
  timeoutMs?: number;
}

/** Where the provider sends people back to. */
const callbackPath = '/auth/oidc/callback';

interface Known {
  client: client.Configuration;
  keys: JWTVerifyGetKey | null;
}

/**
 * OpenID Connect by openid-client: authorization code with PKCE (S256), state, nonce and `iss` (RFC 9207). Signatures of
 * identity tokens are checked too, though they come over TLS. Discovery is read again each hour; while it fails, what it
 * said last counts.
 */
export function createIdentityProvider(options: IdentityOptions): IdentityProvider {
  const { config, appUrl, clock, env, timeoutMs } = options;
  const way = createProviderFetch(env, { timeoutMs });
  const find = readHourly(clock, () => discoverProvider(config, way));
  const redirectUri = `${appUrl}${callbackPath}`;
  return {
    name: config.name,
    begin: ({ state, nonce, codeVerifier }) =>
      translateFailures(async () => {
        const known = await find();
        return client.buildAuthorizationUrl(known.client, {
          redirect_uri: redirectUri,
          scope: config.scopes,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...(config.secondFactor.acr.length > 0 && { acr_values: config.secondFactor.acr.join(' ') }),
        });
      }),
    finish: (answer, { state, nonce, codeVerifier }) =>
      translateFailures(async () => {
        const known = await find();
        const tokens = await client.authorizationCodeGrant(known.client, new URL(`${redirectUri}?${answer}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return readIdentity(known.client, config, tokens);
      }),
    readLogout: (token) =>
      translateFailures(async () => {
        const { client: known, keys } = await find();
        if (!keys) throw new IdentityError('refused');
        return readLogoutToken(token, { issuer: known.serverMetadata().issuer, audience: config.clientId, keys });
      }),
    async findSignOutPage() {
      try {
        const { client: known } = await find();
        if (!known.serverMetadata().end_session_endpoint) return null;
        return client.buildEndSessionUrl(known, { post_logout_redirect_uri: `${appUrl}/` });
      } catch {
        return null;
      }
    },
    close: () => way.close(),
  };
}

async function discoverProvider(config: IdentityConfig, way: ProviderFetch): Promise<Known> {
  const issuer = new URL(config.issuer);
  const found = await client.discovery(issuer, config.clientId, undefined, authenticationOf(config), {
    [client.customFetch]: way.fetch,
    execute: [
      client.enableNonRepudiationChecks,
      // Without TLS only on this machine: the configuration is checked when it is read.
      ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  });
  const { jwks_uri } = found.serverMetadata();
  return { client: found, keys: jwks_uri ? keysAt(jwks_uri, way) : null };
}

/** As the provider wants it; where it does not say, as the specification has it. */
function authenticationOf({ clientSecret }: IdentityConfig): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    const known = server.token_endpoint_auth_methods_supported;
    const wantsPost = known?.includes('client_secret_post') && !known.includes('client_secret_basic');
    return (wantsPost ? post : basic)(server, ...rest);
  };
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

async function readIdentity(known: client.Configuration, config: IdentityConfig, tokens: Tokens): Promise<Identity> {
  const claims = tokens.claims();
  if (!claims) throw new IdentityError('refused');
  const asksMore = !isComplete(claims, config) && known.serverMetadata().userinfo_endpoint !== undefined;
  const more = asksMore ? await client.fetchUserInfo(known, tokens.access_token, claims.sub) : {};
  const identity = identityOf(claims, more, config);
  if (!identity) throw new IdentityError('refused');
  return identity;
}

async function translateFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asIdentityError(error);
  }
}

function asIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof client.AuthorizationResponseError) return new IdentityError('cancelled', error);
  const outgoing = causesOf(error).find((cause) => cause instanceof OutgoingError);
  return new IdentityError(outgoing && outgoing.reason !== 'too-large' ? 'away' : 'refused', error);
}

function causesOf(error: unknown, depth = 0): unknown[] {
  if (!(error instanceof Error) || depth > 5) return [];
  return [error, ...causesOf(error.cause, depth + 1)];
}
