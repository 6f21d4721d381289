import type { CatalogueStore, KeptCatalogue } from './catalogue.ts';

/** A store that forgets with its process. */
export function catalogueInMemory(kept: KeptCatalogue | null = null): CatalogueStore {
  let current = kept;
  return {
    read: async () => current,
    write: async (next) => {
      current = next;
    },
  };
}
