import { inLanguages } from '#contract/base/texts.ts';
import en from './cli.texts.en.ts';
import es from './cli.texts.es.ts';
import fr from './cli.texts.fr.ts';

/** What the command line says to people. Manuals, errors of usage, JSON and CSV are in English. */
export const cliTexts = inLanguages({ en, es, fr });
export type CliTexts = (typeof cliTexts)['en'];
