import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  Outlet,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
  useRouteError,
  data as withStatus,
} from 'react-router';
import { nonceContext, requestContext } from '#app/context.ts';
import { AppError } from '#core/base/errors.ts';

/** What reached an action or a loader, in order. */
export const reached: string[] = [];

function render(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.headers.has('x-break-rendering')) throw new Error('rendering is broken');
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const element = createElement(ServerRouter, {
      context: routerContext,
      url: request.url,
      nonce: context.get(nonceContext),
    });
    const { pipe } = renderToPipeableStream(element, {
      nonce: context.get(nonceContext),
      onShellReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

const Page = () => createElement('html', null, createElement('body', null, createElement(Outlet)));
const Home = () => createElement('h1', null, 'Home');
const Said = () => createElement('p', null, JSON.stringify(useLoaderData()));
function Failed() {
  const error = useRouteError();
  const text = isRouteErrorResponse(error) ? `${error.status} ${JSON.stringify(error.data)}` : 'broken';
  return createElement('html', null, createElement('body', null, createElement('h1', null, text)));
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const screens: Record<string, Record<string, unknown>> = {
  '/': { default: Home },
  '/client': {
    default: Said,
    loader: ({ context }: { context: RouterContextProvider }) => context.get(requestContext).client,
  },
  '/form': {
    default: Home,
    loader: () => null,
    action: async ({ request }: { request: Request }) => {
      const text = await request.text();
      reached.push(`${request.method} ${text.length}`);
      return null;
    },
  },
  '/fields': {
    default: Said,
    loader: () => null,
    action: async ({ request }: { request: Request }) => {
      reached.push(`fields ${[...(await request.formData()).keys()].join()}`);
      return null;
    },
  },
  '/who': {
    default: Said,
    loader: ({ context }: { context: RouterContextProvider }) => context.get(requestContext).actor,
  },
  '/slow': {
    default: Home,
    loader: async ({ request }: { request: Request }) => {
      await wait(Number(new URL(request.url).searchParams.get('ms') ?? 200));
      return null;
    },
  },
  '/missing': {
    default: Home,
    loader: () => {
      throw new AppError('not-found', { publicMessage: 'No such scan' });
    },
  },
  '/limited': {
    default: Home,
    loader: () => {
      throw new AppError('limited', { retryAfter: 42 });
    },
  },
  '/said-busy': {
    default: Said,
    loader: () => withStatus({ failed: true }, { status: 503, headers: { 'retry-after': '7' } }),
    action: () => withStatus({ failed: true }, { status: 429, headers: { 'retry-after': '8' } }),
  },
  '/outage': {
    default: Home,
    loader: () => {
      throw new Error('query failed', { cause: Object.assign(new Error('gone'), { code: '57P01' }) });
    },
  },
  '/broken': {
    default: Home,
    loader: () => {
      throw new Error('secret detail');
    },
  },
  '/guarded': {
    default: Home,
    loader: () => reached.push('guarded loader'),
    action: () => reached.push('guarded action'),
    middleware: [
      () => {
        throw new AppError('forbidden');
      },
    ],
  },
};

const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module: { default: Page, ErrorBoundary: Failed } },
} as unknown as ServerBuild['routes'];
for (const [path, module] of Object.entries(screens)) {
  routes[path] = { id: path, parentId: 'root', path: path.slice(1) || undefined, index: path === '/', module } as never;
}

const manifest = Object.fromEntries(
  Object.values(routes).map((route) => [
    route?.id,
    { ...route, module: '/assets/x.js', hasErrorBoundary: route?.id === 'root' },
  ]),
);

/** Errors that the screens reported. */
export const reported: unknown[] = [];

/** A handful of screens as `react-router build` would write them, to try the server with. */
export const tinyBuild = {
  entry: {
    module: {
      default: render,
      handleError: (error: unknown) => {
        if (!isRouteErrorResponse(error)) reported.push(error);
      },
      streamTimeout: 1_000,
    },
  },
  routes,
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: manifest,
    url: '/assets/manifest.js',
    version: '1',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild;
