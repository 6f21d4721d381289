import { matchRoutes } from 'react-router';
import { bringFile } from './bring-file.ts';
import { type OpenPage, openPage } from './open-page.ts';

/** Addresses of the scripts that a path needs and that do not run here yet. Nothing for what the router has not heard of. */
function missingFiles({ router, manifest, routeModules }: Omit<OpenPage, 'reload'>, path: string): string[] {
  const { pathname } = new URL(path, 'http://page.invalid');
  const matches = matchRoutes(router.routes, pathname) ?? [];
  if (matches.at(-1)?.route.path === '*') return [];
  return matches.flatMap(({ route: { id } }) => {
    const entry = routeModules[id] ? undefined : manifest.routes[id];
    if (!entry) return [];
    const { module, clientActionModule, clientLoaderModule, imports = [] } = entry;
    return [module, clientActionModule, clientLoaderModule, ...imports].filter((file) => file !== undefined);
  });
}

/**
 * Brings the scripts of a path ahead of what needs them: where one does not come, the router would load the whole page
 * anew, and lose it.
 * @returns null when none is missing, else whether all came
 */
export function bringFiles(path: string): Promise<boolean> | null {
  const page = openPage();
  const missing = page ? missingFiles(page, path) : [];
  return missing.length === 0 ? null : Promise.all(missing.map(bringFile)).then((came) => came.every(Boolean));
}

/** Milliseconds between two polls whether the router has heard of a form's address, and how often. */
const HEARD_MS = 500;
const HEARD_LOOKS = 20;

/** What is matched by nothing, or by what stands for no page at all, may be a page that the router has yet to hear of. */
function isHeardOf(path: string): boolean {
  const { pathname } = new URL(path, 'http://page.invalid');
  const match = matchRoutes(openPage()?.router.routes ?? [], pathname)?.at(-1);
  return match !== undefined && match.route.path !== '*';
}

const formPaths = (): string[] =>
  [...document.querySelectorAll('form[data-discover]')].flatMap((form) => form.getAttribute('action') ?? []);

/** Brings what sends the forms of the page, so that each can fail in its own words when the connection goes meanwhile. */
export async function bringFormFiles(): Promise<void> {
  for (let looks = 0; looks < HEARD_LOOKS; looks++) {
    const paths = formPaths().filter((path) => path.startsWith('/'));
    if (openPage() && paths.every(isHeardOf)) {
      await Promise.all(paths.map(bringFiles));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
  }
}

/** Whoever points at a link, or begins with a form, is about to need what they lead to. */
export function bringAhead({ target }: Event): void {
  const element = target instanceof Element ? target.closest('a[data-discover],form[data-discover]') : null;
  const path = element?.getAttribute(element.tagName === 'A' ? 'href' : 'action');
  if (path?.startsWith('/')) void bringFiles(path);
}
