/** What the list of sources says of a source, in a language other than English, which stands in the source itself. */
export interface TranslatedSources {
  /** By the id of the source; all but profile sites, which are too many. */
  sources: Readonly<Record<string, { reveals: string; clearCovers: string }>>;
  /** Of a profile site. */
  siteReveals(name: string): string;
  siteClear(name: string): string;
  /** The same words for the many that have to prove themselves. */
  provedSiteClear: string;
}
