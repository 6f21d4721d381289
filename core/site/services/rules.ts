/** More would not fit a catalogue that somebody reads. */
export const mostServices = 200;

/** Ids that the catalogue and the panel use for parts and pages of their own. */
const reserved = new Set([
  'comparison',
  'for-you',
  'free-scan',
  'main',
  'main-services',
  'menu',
  'new',
  'special-services',
  'special',
  'specialists',
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

type Including = { id: string; includes: string | null };

/** Whether a service may include another: it exists, and does not include the first, directly or through others. */
export function canInclude(id: string | null, includes: string | null, others: readonly Including[]): boolean {
  const known = new Map(others.map((one) => [one.id, one.includes]));
  for (let next = includes, steps = 0; next !== null; next = known.get(next) ?? null, steps++)
    if (next === id || !known.has(next) || steps > known.size) return false;
  return true;
}

export const canDelete = (id: string): boolean => !keptAlways.has(id);
