import {
  createContext,
  createRequestHandler,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
  data as withStatus,
} from 'react-router';
import { nonceContext, requestContext } from '#app/context.ts';
import { languageOf } from '#app/language/language-of.ts';
import type { Language } from '#contract/base/languages.ts';
import { languageOfPage } from '#contract/base/translated-pages.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Snapshot } from '#platform/database/database.ts';
import { isOutage } from '#platform/outage.ts';
import { failureOf } from '#server/http/failures.ts';

type Handler = (args: LoaderFunctionArgs, ...rest: unknown[]) => unknown;
type RouteModule = ServerBuild['routes'][string] extends infer Route
  ? NonNullable<Route> extends { module: infer Module }
    ? Module
    : never
  : never;

/** Answers the product's addresses. Failures of the business arrive in an ErrorBoundary with their status. */
export type Screens = (
  request: Request,
  context: Context,
  nonce: string,
  /** Hears the pattern of the route that answers, as soon as it is known. */
  onRoute?: (pattern: string) => void,
) => Promise<Response>;

const onRouteContext = createContext<(pattern: string) => void>();

/**
 * When to come back, as the loaders and the action of one request said it, by the status they said it with. React
 * Router itself keeps no header of theirs for a document.
 */
type Waits = Map<number, string>;
const waitsContext = createContext<Waits>();

/** `data(…, { status, headers: { 'retry-after' } })`, as an action returns or throws it. */
function noteWait(waits: Waits, result: unknown): void {
  if (typeof result !== 'object' || result === null || !('init' in result)) return;
  const { status = 200, headers } = (result.init ?? {}) as ResponseInit;
  const retryAfter = new Headers(headers).get('retry-after');
  if (retryAfter !== null) waits.set(status, retryAfter);
}

/** What the loaders of one request read, as it is at one moment: after its action. */
const snapshotContext = createContext<Snapshot>();

const inSnapshot =
  (loader: Handler): Handler =>
  (args, ...rest) =>
    args.context.get(snapshotContext).run(() => loader(args, ...rest));

/** A body that is no form, or a broken one, is the sender's mistake and not ours. */
function withFormsChecked(action: Handler): Handler {
  return (args, ...rest) => {
    const { request } = args;
    const read = request.formData.bind(request);
    const formData = async () => {
      const usedBefore = request.bodyUsed;
      try {
        return await read();
      } catch (cause) {
        if (usedBefore || !(cause instanceof TypeError) || isOutage(cause)) throw cause;
        throw new AppError('invalid', { cause });
      }
    };
    // node-server's requests do not let it be assigned.
    Object.defineProperty(request, 'formData', { value: formData });
    return action(args, ...rest);
  };
}

/** Of the page, also where it could not be found out who asks. */
function languageAtFailure(args: Parameters<Handler>[0]): Language {
  try {
    return languageOf(args);
  } catch {
    return languageOfPage(args.url.pathname);
  }
}

/** React Router would answer 500 to a thrown AppError: it gets an answer with the error's status instead. */
function translateHandler(handler: Handler): Handler {
  return async (args, ...rest) => {
    const waits = args.context.get(waitsContext);
    args.context.get(onRouteContext)(args.pattern);
    try {
      const result = await handler(args, ...rest);
      noteWait(waits, result);
      return result;
    } catch (error) {
      noteWait(waits, error);
      if (!(error instanceof AppError) && !isOutage(error)) throw error;
      const failure = failureOf(error, languageAtFailure(args));
      const { status, retryAfter } = failure;
      if (retryAfter !== null) waits.set(status, String(retryAfter));
      if (failure.report) {
        const { platform, client } = args.context.get(requestContext);
        platform.log.error('A page could not be answered', {
          error,
          status: failure.status,
          ...(client ? { requestId: client.requestId } : {}),
        });
      }
      throw withStatus({ message: failure.message }, { status: failure.status });
    }
  };
}

function translatedModule(module: RouteModule): RouteModule {
  const copy: Record<string, unknown> = { ...module };
  const { loader, action } = module;
  if (loader) copy.loader = translateHandler(inSnapshot(loader as Handler));
  if (action) copy.action = translateHandler(withFormsChecked(action as Handler));
  if (Array.isArray(copy.middleware)) {
    copy.middleware = copy.middleware.map((handler: Handler) => translateHandler(handler));
  }
  return copy as unknown as RouteModule;
}

function translatedBuild(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (route) routes[id] = { ...route, module: translatedModule(route.module) };
  }
  const { module: entry } = build.entry;
  const draw: typeof entry.default = (...given) => {
    // Nobody reads any more: the connection serves others while the page is drawn.
    void given[4].get(snapshotContext).close();
    return entry.default(...given);
  };
  // The server has its own, stricter check of where a request comes from (cross-site.ts). React Router's
  // compares with the address as this process sees it, which behind a proxy is not https.
  return { ...build, entry: { module: { ...entry, default: draw } }, routes, allowedActionOrigins: ['**'] };
}

/** React Router leaves out in which characters the data of a page are written. */
const PAGE_DATA = 'text/x-script';

/** @param build the built screens, or in development a function that gives the current ones */
export function createScreens(build: ServerBuild | (() => Promise<ServerBuild>)): Screens {
  const handle =
    typeof build === 'function'
      ? createRequestHandler(async () => translatedBuild(await build()), 'development')
      : createRequestHandler(translatedBuild(build), 'production');
  return async (request, context, nonce, onRoute = () => {}) => {
    const provider = new RouterContextProvider();
    provider.set(waitsContext, new Map());
    provider.set(onRouteContext, onRoute);
    provider.set(nonceContext, nonce);
    provider.set(requestContext, context);
    const snapshot = context.platform.database.snapshot();
    provider.set(snapshotContext, snapshot);
    const response = await handle(request, provider).finally(() => void snapshot.close());
    const retryAfter = provider.get(waitsContext).get(response.status);
    if (retryAfter !== undefined) response.headers.set('retry-after', retryAfter);
    if (response.headers.get('content-type') === PAGE_DATA)
      response.headers.set('content-type', `${PAGE_DATA}; charset=utf-8`);
    return response;
  };
}
