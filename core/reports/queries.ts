/** What other nouns may read from reports. */
export type { SourceReport } from './join.ts';
export { reportPdf } from './report-pdf.ts';
export { type ScoredExposure, scoreFindings } from './score.ts';
export { countExposures, summaryLine, verdict } from './verdict.ts';
export { buildReport, coverageOf, scoreReports } from './view.ts';
