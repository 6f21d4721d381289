import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '#app/page-title.ts';
import type { Site } from '#contract/site/site.ts';

/** "Orders · Admin Panel · Quietprint", and nothing for search engines. @param root what the root route loaded */
export function adminTitle(root: { site: Site } | undefined, title: string): MetaDescriptor[] {
  return [pageTitle(root, `${title} · Admin Panel`), { name: 'robots', content: 'noindex' }];
}
