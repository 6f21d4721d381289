import type { MetaDescriptor } from 'react-router';
import type { Site } from '#contract/site/site.ts';

/** "My Scans · Quietprint". @param root what the root route loaded */
export const pageTitle = (root: { site: Site } | undefined, title: string): MetaDescriptor => ({
  title: `${title} · ${root?.site.name ?? 'Quietprint'}`,
});
