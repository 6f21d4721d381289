import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';

/** The bundler is Vite's own, in Vite's version. */
const bundler = createRequire(fileURLToPath(import.meta.resolve('vite'))).resolve('rolldown');

const isOwn = (id: string): boolean => path.isAbsolute(id) && !id.includes('/node_modules/');

/** A program for a thread of its own: `new Worker(new URL('./watch.ts', import.meta.url)`. */
const THREAD = /new Worker\(new URL\('(\.[\w./-]+)\.ts', import\.meta\.url\)/g;

/** A module that looks for files beside itself finds them where it was written; a thread finds its program in the bundle. */
const ownPlaces = (out: string): Rolldown.Plugin => ({
  name: 'quietprint:own-places',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      if (!isOwn(id)) return;
      const place = JSON.stringify(path.relative(out, id).replaceAll(path.sep, '/'));
      const withThreads = code.replace(THREAD, (_, program: string) => {
        const fileName = `${path.basename(program)}.js`;
        this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), `${program}.ts`), fileName });
        return `new Worker(new URL('./${fileName}', import.meta.here)`;
      });
      const moved = withThreads
        .replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
        .replaceAll('import.meta.here', 'import.meta.url');
      // Every line stays where it is.
      return { code: moved, map: null };
    },
  },
});

interface Bundled {
  /** The project. */
  folder: string;
  /** Names of the files that others import, with the modules they hold. */
  input: Record<string, string>;
  /** Packages that stay where they are: they read files beside themselves, or are not there. */
  outside: readonly string[];
  /** A folder inside of the project that is not there yet. */
  out: string;
  /** Files that modules look for beside themselves are put beside the bundle, which leaves the project. */
  leaves?: boolean;
}

/** Files of the project, and of packages. */
interface Inputs {
  own: string[];
  packages: string[];
}

/**
 * Puts modules and all that they import, packages too, into few files, with source maps. Each module is there once, whichever of
 * them imports it. @returns the files that went into them, by their absolute paths
 */
export async function bundleModules({ folder, input, outside, out, leaves = false }: Bundled): Promise<Inputs> {
  const { rolldown } = (await import(pathToFileURL(bundler).href)) as typeof Rolldown;
  const bundle = await rolldown({
    cwd: folder,
    input,
    platform: 'node',
    external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
    // As at run time, where server/main.ts sets it: React has a file for each.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: leaves ? [] : [ownPlaces(out)],
    onLog(level, log, next) {
      // "use client" at the head of packages.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
    },
  });
  const { output } = await bundle.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    comments: false,
    sourcemap: !leaves,
    // They are where the maps say.
    sourcemapExcludeSources: true,
  });
  await bundle.close();
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return { own: ids.filter(isOwn), packages: ids.filter((id) => id.includes('/node_modules/')) };
}
