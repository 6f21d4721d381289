const drawing = /\.svgz?$/i;

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The address of a picture, when it is one that a page may load: https, and no drawing that could hold a script. */
export function pictureAddress(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, username, password, pathname, href } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  const path = decodePath(pathname);
  return path === null || drawing.test(path.trim()) ? null : href;
}
