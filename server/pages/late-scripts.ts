const preload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*\/>/g;
const routesScript = / type="module" async="">([^<]*)import\("([^"<>]+)"\);<\/script>/;

/**
 * Lets the scripts of a drawn page wait until somebody touches it: what React Router wrote to start them is there and
 * is not run, and of the files only the entry is loaded, which runs it when it is time (app/entry.client.ts).
 * @param html of a page whose scripts start at once
 * @returns the same page when it is written in another way than expected, since it works as it is
 */
export function letScriptsWait(html: string): string {
  if (!routesScript.test(html)) return html;
  const files = new Set([...html.matchAll(preload)].map(([, href]) => href));
  return html
    .replace(preload, '')
    .replace(
      routesScript,
      (_whole, routes: string, entry: string) =>
        ` type="text/plain" data-files="${[...files].join(' ')}">${routes}import("${entry}").then(({ hydrate }) => hydrate());</script>` +
        `<script type="module" async="" src="${entry}"></script>`,
    );
}
