import english from './scan-words.texts.en.ts';

/** The service whose report it is. */
export const sampledService = 'detailed-exposure-report';

/** Said wherever the sample report is shown. */
export const { sampleNote } = english;
