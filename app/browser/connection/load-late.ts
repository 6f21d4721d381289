import { bringFile } from './bring-file.ts';
import { connection } from './connection.ts';
import { isReachable } from './reachable.ts';

/** @throws Error when one of them did not arrive; the caller may try again */
export async function bringAll(addresses: readonly string[]): Promise<void> {
  const arrived = await Promise.all(addresses.map(bringFile));
  const missing = addresses.filter((_, index) => !arrived[index]);
  if (missing.length > 0) throw new Error(`Not loaded: ${missing.join(', ')}`);
}

const isStyleSheet = (href: string): boolean => href.endsWith('.css');

/** @throws Error when the browser cannot apply it; the next call tries again */
function applyStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return resolve();
    const link = document.createElement('link');
    const fail = () => {
      link.remove();
      reject(new Error(`Not applied: ${href}`));
    };
    Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror: fail });
    document.head.append(link);
  });
}

/**
 * Replaces Vite's preload helper (vite.config.ts), so that every `import()` of the browser's code goes through here. The
 * import starts once all files of the module are in the HTTP cache, since most browsers do not repeat one that failed.
 * @param files the module, the modules that it imports and their style sheets, by their paths in the build; none where the module is
 *   part of one that is loaded
 * @throws Error when a file did not arrive; the caller may try again
 */
export async function loadLate<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const addresses = files.map((file) => `/${file}`);
  await bringAll(addresses);
  await Promise.all(addresses.filter(isStyleSheet).map(applyStyleSheet));
  return load();
}

/** Times that a file may be missing although the service answers: a newer release has replaced it. */
const MOST_FAILURES = 2;

/**
 * Repeats a load that failed as soon as there is a connection again.
 * @throws what `load` throws, when the service answers and still does not have the files
 */
export async function loadWhenConnected<Loaded>(
  load: () => Promise<Loaded>,
  waitForConnection: () => Promise<void> = () => connection().untilBack(),
): Promise<Loaded> {
  for (let failures = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      if (!(await isReachable())) await waitForConnection();
      else if (++failures === MOST_FAILURES) throw error;
    }
  }
}
