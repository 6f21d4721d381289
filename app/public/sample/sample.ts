import type { ReportBrokers } from '#contract/brokers/types.ts';
import type { ScanView } from '#contract/scans/types.ts';
import report from './sample-report.json' with { type: 'json' };

/** A Detailed Exposure Report about somebody invented, as its scan came out. */
export interface SampleReport {
  scan: ScanView;
  brokers: ReportBrokers | null;
}

/** Written by `npm run sample`, from a scan of the sandbox (e2e/sandbox/sample-report.deep.test.ts). */
export const sampleReport = report as unknown as SampleReport;
