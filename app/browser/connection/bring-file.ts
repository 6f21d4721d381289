import { isClosedPage } from '#contract/site/closed-pages.ts';

/** Pending and finished downloads by address; true once the page has the file. */
const downloads = new Map<string, Promise<boolean>>();

/** Keeps a module for its import even where the browser has no HTTP cache. Firefox reports an error for one that runs. */
function keepModule(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    const end = () => {
      link.remove();
      resolve();
    };
    Object.assign(link, { rel: 'modulepreload', href, onload: end, onerror: end });
    document.head.append(link);
  });
}

async function downloadFile(href: string): Promise<boolean> {
  // The policy of such a page allows scripts and style sheets of ours, and no fetch.
  if (isClosedPage(location.pathname)) {
    if (href.endsWith('.js')) await keepModule(href);
    return true;
  }
  try {
    const response = await fetch(href);
    await response.arrayBuffer();
    if (response.ok && href.endsWith('.js')) await keepModule(href);
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Downloads a file of the build before anything imports it. By `fetch` first, since only the newest Chromium repeats a
 * preload or an import that failed.
 * @returns whether the file arrived; a failed download is repeated by the next call
 */
export async function bringFile(href: string): Promise<boolean> {
  const pending = downloads.get(href) ?? downloadFile(href);
  downloads.set(href, pending);
  const arrived = await pending;
  if (!arrived) downloads.delete(href);
  return arrived;
}
