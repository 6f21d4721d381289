/** More would not fit a catalogue that somebody reads. */
export const mostServices = 200;

/** Ids that the catalogue and the panel use for parts and pages of their own. */
const reserved = new Set([
  'free-scan',
  'main',
  'main-services',
  'menu',
  'new',
  'special-services',
  'special',
  'top',
  'trust',
]);

/** The first of `slug`, `slug-2`, `slug-3` … that is free. */
export function freeId(slug: string, taken: ReadonlySet<string>): string {
  const isFree = (id: string) => !taken.has(id) && !reserved.has(id);
  let id = slug;
  for (let n = 2; !isFree(id); n++) id = `${slug}-${n}`;
  return id;
}

/** What free scans are filed under: without it none could start. */
const keptAlways = new Set(['free-privacy-scan']);

export const inUse = 'Scans are filed under this service, so it cannot be deleted. It can be hidden.';

export const canDelete = (id: string): boolean => !keptAlways.has(id);
