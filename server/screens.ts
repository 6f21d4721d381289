import {
  createRequestHandler,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
  data as withStatus,
} from 'react-router';
import { nonceContext, requestContext } from '#app/context.ts';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import { isOutage } from '#platform/outage.ts';
import { type Failure, failureOf } from './failures.ts';

type Handler = (args: LoaderFunctionArgs, ...rest: unknown[]) => unknown;
type RouteModule = ServerBuild['routes'][string] extends infer Route
  ? NonNullable<Route> extends { module: infer Module }
    ? Module
    : never
  : never;

/** Answers the product's addresses. Failures of the business arrive in an ErrorBoundary with their status. */
export type Screens = (request: Request, context: Context, nonce: string) => Promise<Response>;

/** What a loader or an action of one request failed with, so that its answer can say when to come back. */
type Failures = WeakMap<object, Failure>;

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

/** React Router would answer 500 to a thrown AppError: it gets an answer with the error's status instead. */
function translated(handler: Handler, failures: Failures): Handler {
  return async (args, ...rest) => {
    try {
      return await handler(args, ...rest);
    } catch (error) {
      if (!(error instanceof AppError) && !isOutage(error)) throw error;
      const failure = failureOf(error);
      failures.set(args.context, failure);
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

function translatedModule(module: RouteModule, failures: Failures): RouteModule {
  const copy: Record<string, unknown> = { ...module };
  for (const name of ['loader', 'action']) {
    const handler = copy[name];
    if (typeof handler !== 'function') continue;
    copy[name] = translated(name === 'action' ? withFormsChecked(handler as Handler) : (handler as Handler), failures);
  }
  if (Array.isArray(copy.middleware)) {
    copy.middleware = copy.middleware.map((handler: Handler) => translated(handler, failures));
  }
  return copy as unknown as RouteModule;
}

function translatedBuild(build: ServerBuild, failures: Failures): ServerBuild {
  const routes: ServerBuild['routes'] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (route) routes[id] = { ...route, module: translatedModule(route.module, failures) };
  }
  // The door has its own, stricter check of where a request comes from (cross-site.ts). React Router's
  // compares with the address as this process sees it, which behind a proxy is not https.
  return { ...build, routes, allowedActionOrigins: ['**'] };
}

/** @param build the built screens, or in development a function that gives the current ones */
export function createScreens(build: ServerBuild | (() => Promise<ServerBuild>)): Screens {
  const failures: Failures = new WeakMap();
  const handle =
    typeof build === 'function'
      ? createRequestHandler(async () => translatedBuild(await build(), failures), 'development')
      : createRequestHandler(translatedBuild(build, failures), 'production');
  return async (request, context, nonce) => {
    const provider = new RouterContextProvider();
    provider.set(nonceContext, nonce);
    provider.set(requestContext, context);
    const response = await handle(request, provider);
    const failure = failures.get(provider);
    if (failure?.retryAfter != null && response.status === failure.status) {
      response.headers.set('retry-after', String(failure.retryAfter));
    }
    return response;
  };
}
