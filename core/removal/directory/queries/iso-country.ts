import type { Country } from '#contract/identifiers/types.ts';

/** ISO 3166; null where several countries are meant. */
export function isoOf(country: Country | null): string | null {
  if (country === 'UK') return 'GB';
  return country === 'EU' ? null : country;
}
