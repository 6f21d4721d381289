import { readFileSync } from 'node:fs';

/** Of the package, whose file stands above this one, also above the bundle. */
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
