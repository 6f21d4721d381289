import { createContext, use } from 'react';
import { defaultStyle, type Formats, formatsFor } from '#contract/base/formats.ts';

/** How whoever looks at the page reads dates, times and numbers; given by the root. */
export const FormatsContext = createContext<Formats>(formatsFor(defaultStyle));

/** Dates, times and numbers as this person chose to read them. */
export const useFormats = (): Formats => use(FormatsContext);
