import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';

/** One address of app/routes.ts. */
export interface Leaf {
  id: string;
  /** As the router knows it, e.g. `/blog/:slug`. */
  pattern: string;
  /** Answers with something else than a page. */
  isFile: boolean;
  hasAction: boolean;
}

type Routes = ServerBuild['routes'];

const APP = path.resolve(import.meta.dirname, '../app');

type Module = Record<string, unknown>;
const wrappers: Record<string, (component: never) => unknown> = {
  default: withComponentProps,
  ErrorBoundary: withErrorBoundaryProps,
};

const load = (file: string): Promise<Module> => import(/* @vite-ignore */ path.join(APP, file));

/** A screen, its components wrapped as the build wraps them. */
async function loadScreen(file: string): Promise<Module> {
  const module = { ...(await load(file)) };
  for (const [name, wrap] of Object.entries(wrappers)) if (module[name]) module[name] = wrap(module[name] as never);
  return module;
}
const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, '');

/** Shown at the address of its parent. */
const isIndex = ({ index, path: own, children = [] }: RouteConfigEntry): boolean =>
  index === true || (own === undefined && children.some(isIndex));

async function addRoutes(
  entries: readonly RouteConfigEntry[],
  parent: { id: string; pattern: string },
  into: { routes: Routes; leaves: Leaf[] },
): Promise<void> {
  for (const entry of entries) {
    const id = idOf(entry);
    const module = await loadScreen(entry.file);
    const pattern = entry.path === undefined ? parent.pattern : `${parent.pattern.replace(/\/$/, '')}/${entry.path}`;
    const { path: own, index, caseSensitive } = entry;
    into.routes[id] = { id, parentId: parent.id, path: own, index, caseSensitive, module } as unknown as Routes[string];
    const { children = [] } = entry;
    const isAddress = children.length === 0 || (own !== undefined && !children.some(isIndex));
    if (isAddress)
      into.leaves.push({ id, pattern, isFile: !module.default, hasAction: typeof module.action === 'function' });
    await addRoutes(children, { id, pattern }, into);
  }
}

const manifestOf = (routes: Routes) =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const has = (name: string) => name in ((route?.module ?? {}) as object);
      const { parentId, path: own, index } = route as NonNullable<Routes[string]>;
      const flags = {
        hasLoader: has('loader'),
        hasAction: has('action'),
        hasErrorBoundary: has('ErrorBoundary'),
        hasClientLoader: has('clientLoader'),
        hasClientAction: has('clientAction'),
        hasClientMiddleware: false,
        hasDefaultExport: has('default'),
      };
      return [id, { id, parentId, path: own, index, ...flags, module: '/assets/x.js', imports: [], css: [] }];
    }),
  );

/** All screens of the product, as a build would give them to the server, without building. */
export async function productBuild(): Promise<{ build: ServerBuild; leaves: Leaf[] }> {
  const { default: table } = (await import('#app/routes.ts')) as { default: RouteConfigEntry[] };
  const root = { id: 'root', path: '', module: await loadScreen('root.tsx') } as unknown as Routes[string];
  const into = { routes: { root } as Routes, leaves: [] as Leaf[] };
  await addRoutes(table, { id: 'root', pattern: '/' }, into);
  const build = {
    entry: { module: await load('entry.server.tsx') },
    routes: into.routes,
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: manifestOf(into.routes),
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
  return { build, leaves: into.leaves };
}
