/** By address; whether it came. */
const asked = new Map<string, Promise<boolean>>();

/** Loads a script ahead of what imports it: an import that fails is not tried again by every browser. @returns whether it came */
export function bringFile(href: string): Promise<boolean> {
  const known = asked.get(href);
  if (known) return known;
  const coming = new Promise<boolean>((resolve) => {
    const link = document.createElement('link');
    const end = (came: boolean) => {
      if (!came) asked.delete(href);
      link.remove();
      resolve(came);
    };
    Object.assign(link, { rel: 'modulepreload', href, onload: () => end(true), onerror: () => end(false) });
    document.head.append(link);
  });
  asked.set(href, coming);
  return coming;
}
