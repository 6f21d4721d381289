import type { Judged } from './judged.ts';

export type Severity = 'critical' | 'high' | 'moderate' | 'low';

/** Days from its publication within which a flaw is mended or shown not to concern the product, as SECURITY.md promises. */
export const daysToMend: Readonly<Record<Severity, number>> = { critical: 2, high: 7, moderate: 30, low: 90 };

/** Days after which all libraries are brought up to date again. */
export const daysToUpdate = 90;

/** A flaw that the registry knows of a locked version. */
export interface Flaw {
  id: string;
  library: string;
  severity: Severity;
  title: string;
  url: string;
}

export interface Verdict {
  isOverdue: boolean;
  text: string;
}

const DAY = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const severityOf = (said: unknown): Severity =>
  typeof said === 'string' && Object.hasOwn(daysToMend, said) ? (said as Severity) : 'critical';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * What `npm audit --json` says, each flaw once.
 * @returns null where it is no report: the registry was not reached, or keeps no list of flaws
 */
export function flawsIn(output: string): Flaw[] | null {
  let report: unknown;
  try {
    report = JSON.parse(output);
  } catch {
    return null;
  }
  if (!isRecord(report) || !isRecord(report.vulnerabilities)) return null;
  const found = new Map<string, Flaw>();
  for (const library of Object.values(report.vulnerabilities))
    for (const via of isRecord(library) && Array.isArray(library.via) ? library.via : []) {
      // A name alone stands for a library that has another one with a flaw in it.
      if (!isRecord(via)) continue;
      const url = String(via.url ?? '');
      const id = /GHSA(?:-[\w]{4}){3}/.exec(url)?.[0] ?? String(via.source ?? url);
      const name = String(via.dependency ?? via.name ?? '');
      found.set(`${id} ${name}`, {
        id,
        library: name,
        severity: severityOf(via.severity),
        title: String(via.title ?? ''),
        url,
      });
    }
  return [...found.values()];
}

/** Each flaw against what was found out about it. @param today YYYY-MM-DD */
export function judgeFlaws(flaws: readonly Flaw[], judged: readonly Judged[], today: string): Verdict[] {
  return flaws.map(({ id, library, severity, title, url }) => {
    const known = judged.find((one) => one.id === id);
    const what = `${severity} in ${library}: ${title} (${url || id})`;
    if (!known)
      return {
        isOverdue: true,
        text: `${what}. Nobody has judged it: update the library, or note it in scripts/flaws/judged.ts.`,
      };
    if (known.why) return { isOverdue: false, text: `${what}. Does not concern the product: ${known.why}` };
    const until = dayAfter(known.published, daysToMend[severity]);
    return { isOverdue: today > until, text: `${what}. To be mended by ${until}.` };
  });
}

/** Judgements about flaws that the locked versions no longer have. */
export const outdated = (flaws: readonly Flaw[], judged: readonly Judged[]): Judged[] =>
  judged.filter(({ id }) => flaws.every((flaw) => flaw.id !== id));

/** @param day when all libraries were last brought up to date, YYYY-MM-DD */
export function judgeAge(day: string, today: string): Verdict {
  const until = dayAfter(day, daysToUpdate);
  return {
    isOverdue: today > until,
    text: `All libraries were brought up to date on ${day}; the next time is by ${until}.`,
  };
}
