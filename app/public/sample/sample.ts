import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { ReportBrokers } from '#contract/brokers/types.ts';
import type { ScanView } from '#contract/scans/types.ts';
import spanish from './sample-report.es.json' with { type: 'json' };
import french from './sample-report.fr.json' with { type: 'json' };
import english from './sample-report.json' with { type: 'json' };

/** A Detailed Exposure Report about somebody invented, as its scan came out. */
export interface SampleReport {
  scan: ScanView;
  brokers: ReportBrokers | null;
}

/** Written by `npm run sample`, from a scan of the sandbox (e2e/sandbox/sample-report.deep.test.ts). */
export const sampleReports = { en: english, es: spanish, fr: french } as unknown as Readonly<
  Record<Language, SampleReport>
>;

export const sampleReport = sampleReports[firstLanguage];
