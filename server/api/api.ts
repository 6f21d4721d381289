import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { openApiDocument } from '#app/api/document.ts';
import { isStaffScope } from '#contract/accounts/tokens.ts';
import { admitRequest, countBadToken, type RequestsLeft } from '#core/accounts/tokens/actions/admit-request.ts';
import { readActorOfToken, type TokenActor } from '#core/accounts/tokens/actions/read-actor-of-token.ts';
import { type Client, type Context, isStaff, visitor } from '#core/base/context.ts';
import type { Platform } from '#platform/platform.ts';
import type { HttpEnv } from '#server/http/app.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { compressText } from '#server/http/compress.ts';
import type { RequestLimits } from '#server/http/limits.ts';
import { noteRoute } from '#server/http/observe.ts';
import { matchesOf } from './match.ts';
import { answerProblem, problem } from './problem.ts';
import { runOperation } from './run.ts';

export const API = '/api/v1';

const BEARER = /^Bearer +(\S{1,200})$/i;

/** @throws AppError `limited` for a network that has sent many bad tokens */
async function findActor(platform: Platform, client: Client, header: string | undefined): Promise<TokenActor | null> {
  const token = BEARER.exec(header ?? '')?.[1];
  const actor = token === undefined ? null : await readActorOfToken(platform, client, token);
  if (!actor) await countBadToken({ actor: visitor, client, platform });
  return actor;
}

/** Names of draft-ietf-httpapi-ratelimit-headers. */
const limitHeaders = ({ most, windowSeconds, left, resetSeconds }: RequestsLeft): Record<string, string> => ({
  'ratelimit-policy': `"token";q=${most};w=${windowSeconds}`,
  ratelimit: `"token";r=${left};t=${resetSeconds}`,
});

const challengeHeaders = (platform: Platform, more = ''): Record<string, string> => ({
  'www-authenticate': `Bearer realm="${new URL(platform.config.appUrl).host}"${more}`,
});

/**
 * The API. It knows who asks by their token alone: cookies are not looked at, so that no page of another site can ask in
 * somebody's name, and no header lets such a page read an answer.
 */
export function apiRoutes(platform: Platform, limits: RequestLimits): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>();
  const document = JSON.stringify(openApiDocument({ ...platform.config.site, appUrl: platform.config.appUrl }));

  api.onError(answerProblem(platform, { bytes: limits.unreadBytes, milliseconds: limits.unreadMs }));
  api.use(
    limitBody({ most: limits.bodyBytes, withinMs: limits.bodyMs }),
    timeout(limits.answerMs, new HTTPException(503)),
    compressText,
  );
  api.get('/openapi.json', (c) =>
    c.body(document, 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }),
  );
  api.all('*', async (c) => {
    const { client } = c.var;
    const { requestId } = client;
    const actor = await findActor(platform, client, c.req.header('authorization'));
    if (!actor) {
      const detail = 'Send a token of Settings, API tokens, as "Authorization: Bearer qp_…".';
      return problem(platform, { status: 401, detail, requestId, headers: challengeHeaders(platform) });
    }
    const ctx: Context = { actor, client, platform };
    const headers = limitHeaders(await admitRequest(ctx));
    const matches = matchesOf(new URL(c.req.url).pathname.slice(API.length));
    const match = matches.get(c.req.method === 'HEAD' ? 'GET' : c.req.method);
    if (!match && matches.size > 0) {
      const allow = [...matches.keys()].join(', ');
      return problem(platform, { status: 405, requestId, headers: { ...headers, allow } });
    }
    if (!match) return problem(platform, { status: 404, requestId, headers });
    noteRoute(c.env.outgoing, `${API}${match.operation.path}`);
    const { scope } = match.operation;
    if (!actor.token.scopes.includes(scope) || (isStaffScope(scope) && !isStaff(actor))) {
      const detail = isStaffScope(scope)
        ? `This needs a token with ${scope} of staff whose second factor stands.`
        : `This needs a token with ${scope}.`;
      const more = challengeHeaders(platform, `, error="insufficient_scope", scope="${scope}"`);
      return problem(platform, { status: 403, detail, requestId, headers: { ...headers, ...more } });
    }
    const response = await runOperation(ctx, c.req.raw, match);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  });
  return api;
}
