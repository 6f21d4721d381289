import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from './processes.ts';

const REQUIREMENTS = 'docs/spec/requirements.md';
const CODE = '{app,core,cli,platform,contract,server,db,tests,e2e,scripts,bench}/**/*.{ts,tsx,mjs,css,sql,txt}';
const TEST = /\.(test|spec)\.tsx?$/;
/** Whether a test file belongs to the deep half (docs/testing.md). */
export const isDeep = (file: string): boolean => /\.deep\.(test|spec)\.tsx?$/.test(file);

const ROW = /^\| ([A-Z]+(?:-[A-Z]+)*-\d{3}) \| ([^|]+) \|/gm;
const ID = /\b[A-Z]+(?:-[A-Z]+)*-\d{3}\b/g;
const CLAIM = /'[A-Z]+(?:-[A-Z]+)*-\d{3}'/g;

export interface Requirement {
  id: string;
  area: string;
  text: string;
}

/** Rows of the ledger, without the open questions and without the short notes on rows at its end. */
export function readRequirements(markdown: string): Requirement[] {
  const rows = new Map<string, Requirement>();
  for (const [, id = '', text = ''] of markdown.matchAll(ROW)) {
    if (!id.startsWith('OPEN-') && !rows.has(id)) rows.set(id, { id, area: id.slice(0, -4), text: text.trim() });
  }
  return [...rows.values()];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/**
 * Ids that a file of tests claims: strings that are nothing but an id, as those of `proves(…)` and of the tables that tests are
 * made from.
 */
export function claimedIds(name: string, source: string): string[] {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const { type, value: text } = value;
    if (type === 'Literal' && typeof text === 'string' && text.match(ID)?.[0] === text) ids.add(text);
    Object.values(value).forEach(visit);
  };
  visit(parseSync(name, source).program);
  return [...ids];
}

/** Ids in a title, a comment or another text, where they explain nothing to a reader. */
export const strayIds = (source: string): string[] => source.replaceAll(CLAIM, '').match(ID) ?? [];

export interface Coverage {
  requirements: Requirement[];
  /** Files by id. */
  tested: Map<string, string[]>;
  /** What is wrong with ids in the code, a line each. */
  problems: string[];
}

/** Other words look like ids too (ISO-001, UTF-016): only an area of the ledger makes it one. */
function idFilter(requirements: readonly Requirement[]): (id: string) => boolean {
  const areas = new Set([...requirements.map(({ area }) => area), 'OPEN']);
  return (id) => areas.has(id.slice(0, -4));
}

export function readCoverage(): Coverage {
  const ledger = readFileSync(path.join(root, REQUIREMENTS), 'utf8');
  const requirements = readRequirements(ledger);
  const counted = new Set(requirements.map(({ id }) => id));
  const isId = idFilter(requirements);
  const tested = new Map<string, string[]>();
  const problems: string[] = [];
  for (const file of globSync(CODE, { cwd: root }).sort()) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const isTest = TEST.test(file);
    const stray = isTest ? strayIds(source) : (source.match(ID) ?? []);
    problems.push(...stray.filter(isId).map((id) => `${file}: ${id} belongs into proves('${id}') of a test`));
    for (const id of isTest ? claimedIds(file, source).filter(isId) : []) {
      if (counted.has(id)) tested.set(id, [...(tested.get(id) ?? []), file]);
      // The answer to an open question can be proved too; it does not count.
      else if (!ledger.includes(`| ${id} |`)) problems.push(`${file}: ${id} is no requirement`);
    }
  }
  return { requirements, tested, problems };
}

function report({ requirements, tested }: Coverage): string {
  const lines: string[] = [];
  for (const [area, rows] of Map.groupBy(requirements, (row) => row.area)) {
    const missing = rows.filter(({ id }) => !tested.has(id));
    lines.push(`${area}: ${rows.length - missing.length} of ${rows.length}`);
    lines.push(...missing.map(({ id, text }) => `  ${id}  ${text}`));
  }
  const quick = [...tested.values()].filter((files) => !files.every(isDeep)).length;
  lines.push('', `${tested.size} of ${requirements.length} requirements have a test, ${quick} of them a quick one.`);
  return lines.join('\n');
}

if (import.meta.main) {
  const coverage = readCoverage();
  console.log(report(coverage));
  for (const problem of coverage.problems) console.error(problem);
  process.exitCode = coverage.problems.length > 0 ? 1 : 0;
}
