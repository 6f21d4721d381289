import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { features } from 'web-features';
import { root } from './processes.ts';

/**
 * What is Baseline "widely available" with this release: in all engines for 30 months. Raise it with a release, never to a day
 * that is yet to come.
 */
const RELEASED = '2026-11-27';
const MONTHS = 30;

/** What pages use although some browsers lack it, and what happens there; and names of ours that browsers use for something else. */
const exceptions: Readonly<Record<string, string>> = {
  movementX: 'Counted in other units by some browsers: pages only ask whether it is 0.',
  movementY: 'As movementX.',
  webkitRelativePath: 'Of a folder that was chosen: where it is missing, a file is known by its name alone.',
  PlainDateTime: 'Of temporal-polyfill.',
  fullName: 'Ours: a person’s.',
  requestId: 'Ours: that of a request to the server.',
  isValid: 'Ours: of library code that runs on the server.',
};

const earliestMissing = (released: string): string => {
  const day = new Date(released);
  day.setUTCMonth(day.getUTCMonth() - MONTHS);
  return day.toISOString().slice(0, 10);
};

/** `api.Document.startViewTransition`, `javascript.builtins.Promise.try`, `api.CloseWatcher`. */
const KEY = /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+))?$/;

/** What objects of the browser that everybody can name are instances of. */
const instances: Readonly<Record<string, string>> = {
  Document: 'document',
  Navigator: 'navigator',
  Window: 'window',
  History: 'history',
  Performance: 'performance',
  Scheduler: 'scheduler',
};

/** What a script may say for a thing of the browser: `Promise.try`, `document.x`, `.twoWords`, a global. */
function namesOf(owner: string, member: string | undefined): string[] {
  if (member === undefined || owner === member) return [owner];
  const name = member.replace(/_static$/, '');
  // A single word may be anything's: it is looked for after the name of its owner only.
  const alone = /[a-z][A-Z]/.test(name) && !member.endsWith('_event') ? [`.${name}`] : [];
  return [...alone, `${instances[owner] ?? owner}.${name}`];
}

/** By what a script may say: whether browsers of the Baseline may lack everything that is meant by it. */
function readNames(latest: string): Map<string, boolean> {
  const lacking = new Map<string, boolean>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const key of feature.compat_features ?? []) {
      const [, owner, member] = KEY.exec(key) ?? [];
      if (!owner) continue;
      const { baseline_low_date: low } = feature.status.by_compat_key?.[key] ?? feature.status;
      const isLacking = low === undefined || low.replace(/^≤/, '') > latest;
      for (const name of namesOf(owner, member)) lacking.set(name, isLacking && (lacking.get(name) ?? true));
    }
  }
  return lacking;
}

/** Comments and strings; the slashes of an address in a template are no comment. */
const NO_CODE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|'[^'\n]*'|"[^"\n]*"/gm;

let known: Map<string, boolean> | undefined;

/**
 * What a script uses that browsers of the Baseline may lack. A name that something widely available has as well is taken for
 * that.
 */
export function newFeaturesIn(source: string): string[] {
  known ??= readNames(earliestMissing(RELEASED));
  const code = source.replace(NO_CODE, '');
  const used = [...code.matchAll(/(\b[\w$]+)?\??(\.\w+)/g)].flatMap(([, owner, member = '']) => [
    member,
    `${owner}${member}`,
  ]);
  const globals = [...code.matchAll(/(?:\bnew |\binstanceof |[=(!] ?)([A-Z]\w+)\b/g)].map(([, name = '']) => name);
  const isException = (name: string) => Object.hasOwn(exceptions, name.replace(/^.*\./, ''));
  return [...new Set([...used, ...globals])].filter((name) => known?.get(name) && !isException(name));
}

const isForBrowsers = (file: string): boolean => !/\.(?:test|fixture)\.tsx?$|entry\.server/.test(file);

/** What scripts for browsers use before browsers have it; empty when that is nothing. */
export function baselineProblems(): string {
  const files = globSync(['app/**/*.{ts,tsx}', 'contract/**/*.ts'], { cwd: root }).filter(isForBrowsers);
  return files
    .flatMap((file) => newFeaturesIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}\n`))
    .join('');
}
