import en from '#contract/base/device.texts.en.ts';
import es from '#contract/base/device.texts.es.ts';
import fr from '#contract/base/device.texts.fr.ts';
import { deviceOf } from '#contract/base/device.ts';
import type { Language } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';

const deviceTexts = inLanguages({ en, es, fr });

/** A device in a mail: "Firefox on Windows". */
export const deviceIn = (language: Language, userAgent: string | null): string =>
  deviceOf(userAgent, deviceTexts[language]);
