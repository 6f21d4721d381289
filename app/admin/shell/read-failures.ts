/** What is said when a tab cannot be read, for tabs that are in English only. */
export { default as notRead } from './read-failures.texts.en.ts';
