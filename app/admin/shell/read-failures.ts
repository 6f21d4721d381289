import english from './read-failures.texts.en.ts';

/** What is said when a tab cannot be read, for tabs that are in English only. */
export const notRead: Readonly<Record<keyof typeof english, string>> = english;
