import { counted } from '#contract/base/plural.ts';
import { spellingsFailed } from '#contract/scans/spellings.ts';

export default {
  title: 'My Scans',
  lead: 'Every scan you have run, newest first.',
  none: 'No scans yet',
  first: 'Start Your First Scan',
  noneText: 'You have not run a scan yet. A first result takes about ten seconds.',
  caption: 'Your scans',
  columns: { type: 'Scan Type', status: 'Status', date: 'Date', summary: 'Summary', actions: 'Actions' },
  scanning: (percent: number) => `Scanning… ${percent}%`,
  failed: 'Failed',
  waiting: 'Waiting',
  found: (exposures: number) => `${counted('en', exposures, { one: 'exposure', other: 'exposures' })} found`,
  view: 'View',
  viewOne: (scan: string) => `View ${scan}`,
  report: 'Report',
  reportFor: (scan: string) => `Report for ${scan}`,
  scan: 'Scan',
  exposureReport: 'Exposure report',
  startNew: 'Start New Scan',
  comeBack: 'You can close this page. The scan carries on, and [My Scans] updates by itself.',
  notSaved: 'Failed to process your request. Please try again.',
  spellingsFailed,
  back: 'Back to the report',
  downloads: {
    pdf: 'Download PDF',
    csv: 'Download CSV',
    'csv.seal': 'Download the seal of the CSV',
    json: 'Download JSON',
  },
};
