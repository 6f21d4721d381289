/** What other nouns may read from reports. */
export type { SourceReport } from './join.ts';
export { reportPdf } from './report-pdf.ts';
export { countExposures, summaryLine, verdict } from './verdict.ts';
export { buildReport, coverageOf } from './view.ts';
