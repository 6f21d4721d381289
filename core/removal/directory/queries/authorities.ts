import type { AuthorityView } from '#contract/removal/authority.ts';
import { usStates } from '#contract/removal/letters.ts';
import { everyAuthority } from '#core/removal/directory/open.ts';

/** Who hears complaints where the directory has no address: by name alone. */
const namedOnly = new Map(
  Object.entries({
    AU: 'Office of the Australian Information Commissioner',
    BR: 'Autoridade Nacional de Proteção de Dados (ANPD)',
    'CA-QC': 'Commission d’accès à l’information du Québec',
    'CA-XX': 'Privacy Commissioner of Canada',
    HK: 'Privacy Commissioner for Personal Data, Hong Kong',
    'US-CA': 'California Privacy Protection Agency (CalPrivacy), or the Attorney General of California',
  }),
);

function nameAt(residence: string): string | null {
  const state = residence.startsWith('US-') ? residence.slice(3) : '';
  if (Object.hasOwn(usStates, state)) return `Attorney General of ${usStates[state as keyof typeof usStates]}`;
  return namedOnly.get(residence) ?? null;
}

/** Named authorities that hear complaints in another language than English. */
const namedLanguages = new Map(Object.entries({ 'CA-QC': 'fr', BR: 'pt' }));

const viewOfName = (residence: string, name: string): AuthorityView => ({
  id: residence.toLowerCase(),
  name,
  state: null,
  url: null,
  email: null,
  postal: null,
  language: namedLanguages.get(residence) ?? 'en',
});

/**
 * Who hears complaints of somebody who lives there: one, or where the country's states have their own, one for each, by name of
 * the state.
 * @param residence as in `residences.ts`; null where it is not known
 */
export function listAuthoritiesAt(residence: string | null): AuthorityView[] {
  if (residence === null) return [];
  const name = nameAt(residence);
  if (name !== null) return [viewOfName(residence, name)];
  return everyAuthority()
    .filter((one) => one.country === residence && !one.only)
    .map(({ id, name: called, state, form, web, email, postal, language }) => ({
      id,
      name: called,
      state: state ?? null,
      url: form ?? web ?? null,
      email: email ?? null,
      postal,
      language: language ?? null,
    }));
}
