import { z } from 'zod';
import type { CatalogueId } from '#contract/sources/catalogues.ts';
import { parseCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import type { Vendor } from '#core/sources/internal/pacing/quota.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

/** A breach as a catalogue lists it. */
export interface ListedBreach {
  name: string;
  title: string;
}

/** A public list of breaches: asked for without a key, and nothing personal leaves us. */
export interface PublicCatalogue {
  id: CatalogueId;
  name: string;
  url: string;
  hosts: readonly string[];
  /** Reading it counts against the limits of whoever runs it. */
  vendor: Vendor;
  /** Which source says whether an address is in a breach of it. */
  sourceId: string;
  /** @throws ZodError or SyntaxError for what is not its documented form, and for an empty list */
  read(body: string): ListedBreach[];
}

/** Withdrawn and invented breaches are in it, and expose nobody. */
const haveIBeenPwned: PublicCatalogue = {
  id: 'have-i-been-pwned',
  name: 'Have I Been Pwned',
  url: 'https://haveibeenpwned.com/api/v3/breaches',
  hosts: ['haveibeenpwned.com'],
  vendor: vendors.haveIBeenPwned,
  sourceId: 'hibp-account-range',
  read: (body) =>
    parseCatalogue(body)
      .filter(({ fabricated, retired }) => !fabricated && !retired)
      .map(({ name, title }) => ({ name, title })),
};

const exposedBreaches = z.looseObject({
  exposedBreaches: z.array(z.looseObject({ breachID: z.string().min(1), domain: z.string().nullish() })).min(1),
});

/** https://xposedornot.com/api_doc */
const xposedOrNot: PublicCatalogue = {
  id: 'xposedornot',
  name: 'XposedOrNot',
  url: 'https://api.xposedornot.com/v1/breaches',
  hosts: ['api.xposedornot.com'],
  vendor: vendors.xposedOrNot,
  sourceId: 'xposedornot',
  read: (body) =>
    exposedBreaches
      .parse(JSON.parse(body))
      .exposedBreaches.map(({ breachID }) => ({ name: breachID, title: breachID })),
};

export const publicCatalogues: readonly PublicCatalogue[] = [haveIBeenPwned, xposedOrNot];
