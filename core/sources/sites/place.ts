/** Stands in addresses, hosts and bodies of rows where the user name is put. */
export const PLACE = '{username}';

export const putInAddress = (address: string, name: string): string =>
  address.replaceAll(PLACE, () => encodeURIComponent(name));

/** In the place of a string within JSON. */
export const putInBody = (body: string, name: string): string =>
  body.replaceAll(PLACE, () => JSON.stringify(name).slice(1, -1));

/** Of an address that may hold the place of a name. */
export const hostOf = (address: string): string => /^https:\/\/([^/?]+)/.exec(address)?.[1] ?? '';

/** The site itself, of an address below the user's own name. */
export const homeOf = (address: string): string => hostOf(address).replace(`${PLACE}.`, '');
