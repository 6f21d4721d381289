import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { classNameOf } from './scripts/class-name.ts';
import { loadedBy } from './scripts/structure/files.ts';

/**
 * core/, platform/ and app/context.ts are plain Node modules that the server has already loaded. They stay
 * outside the bundle, so that screens and server share one instance of each (contexts match by identity).
 */
const OUTSIDE = /^#(core|platform)\/|^#app\/context\.ts$/;

/** One name for one file: a neighbour is imported as './context.ts', and must not become a copy of its own. */
const canonical = (id: string, importer: string): string =>
  id.startsWith('.') ? `#${path.relative(import.meta.dirname, path.resolve(path.dirname(importer), id))}` : id;

const serverModules: Plugin = {
  name: 'quietprint:server-modules',
  enforce: 'pre',
  resolveId(written, importer) {
    const id = importer ? canonical(written, importer) : written;
    // While one develops, what routes import for the server is looked up for the browser too.
    if (id === 'zod' && this.environment.name === 'client' && this.environment.mode === 'build')
      this.error(`${importer} brings zod to the browser: 20 KB, and a probe for eval that our own policy reports`);
    if (!OUTSIDE.test(id)) return;
    if (this.environment.name === 'client')
      this.error(`${id} belongs to the server; import it from a loader, an action or middleware only`);
    return this.environment.mode === 'dev' ? `\0${id}` : { id, external: true };
  },
  async load(id) {
    if (!id.startsWith('\0#') || !OUTSIDE.test(id.slice(1))) return;
    const file = path.resolve(id.slice(2));
    const names = Object.keys(await import(pathToFileURL(file).href)).join(', ');
    const location = JSON.stringify(file);
    return `import { createRequire } from 'node:module';\nexport const { ${names} } = createRequire(${location})(${location});`;
  },
};

const preloadHelper = '\0vite/preload-helper.js';
const loader = path.join(import.meta.dirname, 'app/browser/connection/load-late.ts');

/** Puts app/browser/connection/load-late.ts, in place of Vite's preload helper, around every `import()` of the browser's code. */
const lateLoading: Plugin = {
  name: 'quietprint:late-loading',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === preloadHelper ? `export { loadLate as __vitePreload } from ${JSON.stringify(loader)};` : null),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (!this.getModuleInfo(preloadHelper)?.code?.includes(loader))
        this.error(`Vite no longer loads ${preloadHelper}`);
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const imports = file.code.match(/\bimport\([`'"]/g)?.length ?? 0;
        const loads = file.code.match(/\b__vite__mapDeps\(\[/g)?.length ?? 0;
        if (imports !== loads) this.error(`${file.fileName} has an import() that ${loader} does not start`);
      }
    },
  },
};

/** React and the router in one file: it compresses 4 KB better than in five, and outlives releases in caches. */
const framework = { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// };

const loadedByAll = (...files: string[]) => new Set(files.flatMap((file) => [...loadedBy(file)]));
/** All that runs on a page whose scripts wait (docs/decisions/042). */
const entry = loadedByAll('app/entry.client.ts');
const frame = loadedByAll('app/browser/start/hydrate.tsx', 'app/root.tsx', 'app/public/shell/layout.tsx');
const homePage = loadedByAll('app/public/home/home.tsx');

const start = {
  name: 'start',
  test: (id: string) => id.includes('vite/preload-helper') || entry.has(path.relative(import.meta.dirname, id)),
};

/** What every page shows is one file too: the frame of a public page, and what home has in common with others. */
const shell = {
  name: 'shell',
  test: (id: string) => {
    const file = path.relative(import.meta.dirname, id.split('?')[0] ?? id);
    return frame.has(file) || (homePage.has(file) && !file.startsWith('app/public/home/'));
  },
};

/** The home page, its route and what it draws, is one file too. */
const home = { name: 'home', test: /\/app\/public\/home\/(?:home(?:-[a-z]+)?\.tsx|[\w-]+\.module\.css)/ };

/** The texts of what every page shows are one file for each language, and those of the home page another. */
const texts = {
  name: (id: string) => {
    const [, file = '', language = ''] =
      /^(.*)\.texts\.([a-z]{2})\.ts$/.exec(path.relative(import.meta.dirname, id)) ?? [];
    if (frame.has(`${file}.texts.ts`)) return `shell-texts-${language}`;
    return homePage.has(`${file}.texts.ts`) ? `home-texts-${language}` : null;
  },
};

/** The styles of an area are one file: a page waits for few, and the next one of its area for none. */
const styles = {
  name: (id: string) => `${/\/app\/([a-z]+)\//.exec(id)?.[1]}-styles`,
  test: /\/app\/(?!public\/)[a-z]+\/.*\.module\.css$/,
};

/** Short in production, readable while one develops. */
function nameClass(local: string, file: string): string {
  const place = path.relative(import.meta.dirname, file.split('?')[0] ?? file);
  if (process.env.NODE_ENV === 'production') return classNameOf(place, local);
  return `${path.basename(place, '.module.css')}_${local}`;
}

/** The order of the layers stands at the head of each file: it depends on nothing that is imported before. */
const layers = {
  postcssPlugin: 'quietprint:layers',
  Once: (sheet: { prepend(text: string): unknown }) =>
    void sheet.prepend('@layer reset, base, components, screens, print;'),
};

export default defineConfig({
  // scripts/build.ts empties the folder; nobody reads what the sizes would be.
  build: {
    // docs/decisions/043: what browsers are supported.
    target: 'baseline-widely-available',
    emptyOutDir: false,
    reportCompressedSize: false,
    // Vite names a module only together with others that it imports; here it is downloaded first in any case.
    modulePreload: { polyfill: false, resolveDependencies: (file, files) => [...new Set([file, ...files])] },
  },
  css: { modules: { generateScopedName: nameClass }, postcss: { plugins: [layers] } },
  plugins: [serverModules, lateLoading, reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [framework, start, shell, home, texts, styles] } } },
      },
    },
    // Only screens need these: 300 files that a start need not find one by one.
    ssr: { resolve: { noExternal: [/^@base-ui\//, /^@floating-ui\//] } },
  },
});
