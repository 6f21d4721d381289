import { inLanguages } from '#contract/base/texts.ts';
import enMailbox from '#contract/mailbox/mailbox-words.texts.en.ts';
import esMailbox from '#contract/mailbox/mailbox-words.texts.es.ts';
import frMailbox from '#contract/mailbox/mailbox-words.texts.fr.ts';
import enCompany from '#contract/removal/company.texts.en.ts';
import esCompany from '#contract/removal/company.texts.es.ts';
import frCompany from '#contract/removal/company.texts.fr.ts';

/** The product's own words for what a mailbox shows. */
export const mailboxTexts = inLanguages({ en: enMailbox, es: esMailbox, fr: frMailbox });
export const companyTexts = inLanguages({ en: enCompany, es: esCompany, fr: frCompany });
