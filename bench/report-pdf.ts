/**
 * What the PDF of a report costs a process that draws nothing else. Takes a file with a report as
 * `e2e/sandbox/largest-report.deep.test.ts` writes it, and prints one line of JSON. Method and figures: bench/README.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { defaultStyle } from '#contract/base/formats.ts';
import { reportPdf } from '#core/reports/queries/report-pdf.ts';

const own = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Parameters<typeof reportPdf>[0];
const data = JSON.stringify(own);

/** Of this program alone: `maxRSS` begins at what the process that started it had. Elsewhere than on Linux there is no other. */
function peakMegabytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Math.round(Number(kilobytes) / 1024);
}

const idle = peakMegabytes();
const before = process.cpuUsage();
const start = performance.now();
const file = await reportPdf(own, 'Quietprint', defaultStyle, data);
const firstMs = Math.round(performance.now() - start);
const { user, system } = process.cpuUsage(before);
const megabytes = peakMegabytes() - idle;

const again = performance.now();
await reportPdf(own, 'Quietprint', defaultStyle, data);
const secondMs = Math.round(performance.now() - again);
console.log(
  JSON.stringify({
    findings: own.scan.findings.length,
    bytes: file.length,
    firstMs,
    secondMs,
    processorMs: Math.round((user + system) / 1_000),
    idleMegabytes: idle,
    megabytes,
  }),
);
