import type { MetaDescriptor } from 'react-router';
import type { Language } from '#contract/base/languages.ts';
import { languageOfPage } from '#contract/base/translated-pages.ts';
import type { Site } from '#contract/site/site.ts';
import type { TextsByLanguage } from './language/texts.ts';

/** "My Scans · Quietprint". @param root what the root route loaded */
export const pageTitle = (root: { site: Site } | undefined, title: string): MetaDescriptor => ({
  title: `${title} · ${root?.site.name ?? 'Quietprint'}`,
});

/** The same from the texts of the page, for pages whose own data may be missing. */
export function pageTitleFrom<Shape>(
  root: { site: Site; language: Language } | undefined,
  path: string,
  texts: TextsByLanguage<Shape>,
  choose: (shape: Shape) => string,
): MetaDescriptor {
  const shown = texts.now(languageOfPage(path, root?.language));
  return shown === null ? {} : pageTitle(root, choose(shown));
}
