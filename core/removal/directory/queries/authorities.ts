import type { Country } from '#contract/identifiers/types.ts';
import type { AuthorityView } from '#contract/removal/authority.ts';
import { everyAuthority } from '#core/removal/directory/open.ts';
import { isoOf } from './iso-country.ts';

/** Who supervises companies of a country: one, or where its states have their own, one for each, by name of the state. */
export function listAuthorities(country: Country): AuthorityView[] {
  const iso = isoOf(country);
  return everyAuthority()
    .filter((one) => one.country === iso && !one.only)
    .map(({ id, name, state, form, web, email, postal, language }) => ({
      id,
      name,
      state: state ?? null,
      url: form ?? web ?? null,
      email: email ?? null,
      postal,
      language: language ?? null,
    }));
}
