import { use } from 'react';
import { loadWhenConnected } from '#app/browser/connection/load-late.ts';
import { firstLanguage, type Language, languageCodes, type Translation } from '#contract/base/languages.ts';
import type { Texts } from '#contract/base/texts.ts';
import { withBracketsApart } from './typed-brackets.ts';
import { useLanguage } from './use-language.ts';

type Load<Loaded> = () => Promise<{ default: Loaded }>;

type Loads<English> = Record<typeof firstLanguage, Load<English>> & Record<Translation, Load<Texts<NoInfer<English>>>>;

/** The texts of a screen or a part of one, in every language. */
export interface TextsByLanguage<Shape> {
  /** @throws Error when they did not arrive; a call a second later tries again */
  in(language: Language): Promise<Shape>;
  /** Null until they have arrived. */
  now(language: Language): Shape | null;
}

/** A promise that tells React what it has come to, so that `use` gives it at once. */
interface Told<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/** How long a load that failed is told to whoever asks, in milliseconds. */
const FORGET_MS = 1_000;

const loading = new Set<Promise<unknown>>();

/** Resolves once every text is here that is needed to draw what has been loaded so far. */
export async function textsReady(): Promise<void> {
  while (loading.size > 0) await Promise.allSettled(loading);
}

/** On the server all, since requests in different languages are drawn at once; in the browser the page's own. */
const neededLanguages = (): readonly Language[] =>
  typeof document === 'undefined'
    ? languageCodes
    : languageCodes.filter((code) => code === (document.documentElement.lang.split('-')[0] || firstLanguage));

/** The texts beside a screen: `loadTexts` takes a function per language that imports its file. */
export function loadTexts<English>(loads: Loads<English>): TextsByLanguage<Texts<English>> {
  type Shape = Texts<English>;
  const awaited = new Map<Language, Told<Shape>>();
  const load = async (language: Language): Promise<Shape> => {
    const loadOne = loads[language] as Load<Shape>;
    return withBracketsApart((await loadWhenConnected(loadOne)).default);
  };
  const loadOnce = (language: Language): Promise<Shape> => {
    const before = awaited.get(language);
    if (before) return before;
    const texts: Told<Shape> = load(language);
    awaited.set(language, texts);
    void texts.then(
      (value) => Object.assign(texts, { status: 'fulfilled', value }),
      () => {},
    );
    loading.add(texts);
    // A page that is being drawn asks again at once: it is to hear of the failure, and not to wait for ever.
    const forget = () => void setTimeout(() => awaited.delete(language), FORGET_MS);
    void texts.catch(forget).finally(() => loading.delete(texts));
    return texts;
  };
  for (const language of neededLanguages()) void loadOnce(language);
  return { in: loadOnce, now: (language) => awaited.get(language)?.value ?? null };
}

/**
 * The texts in the language of the page. Their arrival is part of the navigation that brings the page. `use` is asked each
 * time: React takes the next hook for a new one where a component that waited does not ask again.
 */
export const useTexts = <Shape>(texts: TextsByLanguage<Shape>): Shape => use(texts.in(useLanguage()));

/** One text for what is declared outside of components, as the way to a page: it is read while the page is drawn. */
export const textOf =
  <Shape>(texts: TextsByLanguage<Shape>, choose: (shape: Shape) => string) =>
  (language: Language): string =>
    choose(use(texts.in(language)));
