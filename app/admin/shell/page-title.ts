import type { MetaDescriptor } from 'react-router';
import type { TextsByLanguage } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import type { Language } from '#contract/base/languages.ts';
import type { Site } from '#contract/site/site.ts';
import { panelTexts } from './panel.texts.ts';

type Root = { site: Site; language: Language } | undefined;

/** "Orders · Admin Panel · Quietprint", and nothing for search engines. @param root what the root route loaded */
export function adminTitle(root: Root, title: string): MetaDescriptor[] {
  const texts = root && panelTexts.now(root.language);
  return [pageTitle(root, texts ? texts.title(title) : title), { name: 'robots', content: 'noindex' }];
}

/** The same from the texts of the page. */
export function adminTitleFrom<Shape>(
  root: Root,
  texts: TextsByLanguage<Shape>,
  choose: (shape: Shape) => string,
): MetaDescriptor[] {
  const shown = root && texts.now(root.language);
  return shown ? adminTitle(root, choose(shown)) : [{ name: 'robots', content: 'noindex' }];
}
