import type { MetaDescriptor } from 'react-router';
import type { Site } from '#contract/site.ts';

/** "Orders · Admin Panel · Quietprint", and nothing for search engines. @param root what the root route loaded */
export function adminTitle(root: { site: Site } | undefined, title: string): MetaDescriptor[] {
  return [
    { title: `${title} · Admin Panel · ${root?.site.name ?? 'Quietprint'}` },
    { name: 'robots', content: 'noindex' },
  ];
}
