/**
 * The pattern for `ilike` that finds a text anywhere, taken literally.
 * @returns null when nothing is looked for
 */
export function containing(search: string): string | null {
  const text = search.trim().slice(0, 200);
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
