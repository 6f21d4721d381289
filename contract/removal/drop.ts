import english from './drop.texts.en.ts';

/** California's Delete Request and Opt-out Platform. */
export const dropUrl = 'https://privacy.ca.gov/';

/** The first step of somebody who lives there, in English; in each language, drop.texts.ts has it. */
export const dropNote: string = english.note;
