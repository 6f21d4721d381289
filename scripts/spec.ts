import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from './processes.ts';

const REQUIREMENTS = 'docs/spec/requirements.md';
const TESTS = '{app,core,platform,contract,server,db,tests,e2e,scripts}/**/*.{test,spec}.{ts,tsx}';
const ROW = /^\| ([A-Z]+(?:-[A-Z]+)*-\d{3}) \| ([^|]+) \|/gm;
const ID = /\b[A-Z]+(?:-[A-Z]+)*-\d{3}\b/g;

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

/** `it`, `test`, `describe`, with whatever hangs on them: `it.each(…)`, `test.describe`. */
function isTestCallee(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return ['it', 'test', 'describe'].includes(String(callee.name));
  if (callee.type === 'MemberExpression') return isTestCallee(callee.object);
  return callee.type === 'CallExpression' && isTestCallee(callee.callee);
}

function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type !== 'TemplateLiteral') return '';
  return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ');
}

/**
 * Ids that the tests of a file claim: those in a title, and, for tests made from a table, strings that are
 * nothing but an id.
 */
export function idsInTests(name: string, source: string): string[] {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'CallExpression' && isTestCallee(value.callee)) {
      for (const id of textOf((value.arguments as unknown[])[0]).match(ID) ?? []) ids.add(id);
    }
    const text = textOf(value);
    if (text.match(ID)?.[0] === text) ids.add(text);
    Object.values(value).forEach(visit);
  };
  visit(parseSync(name, source).program);
  return [...ids];
}

export interface Coverage {
  requirements: Requirement[];
  /** Files by id. */
  tested: Map<string, string[]>;
  /** Ids in tests that the ledger does not have, with their file. */
  unknown: { id: string; file: string }[];
}

export function readCoverage(): Coverage {
  const requirements = readRequirements(readFileSync(path.join(root, REQUIREMENTS), 'utf8'));
  const known = new Set(requirements.map(({ id }) => id));
  const areas = new Set(requirements.map(({ area }) => area));
  const tested = new Map<string, string[]>();
  const unknown: Coverage['unknown'] = [];
  for (const file of globSync(TESTS, { cwd: root }).sort()) {
    for (const id of idsInTests(file, readFileSync(path.join(root, file), 'utf8'))) {
      if (known.has(id)) tested.set(id, [...(tested.get(id) ?? []), file]);
      // Other words look like ids too (ISO-001, UTF-016); only an area of the ledger makes it one.
      else if (areas.has(id.slice(0, -4))) unknown.push({ id, file });
    }
  }
  return { requirements, tested, unknown };
}

function report({ requirements, tested }: Coverage): string {
  const lines: string[] = [];
  for (const [area, rows] of Map.groupBy(requirements, (row) => row.area)) {
    const missing = rows.filter(({ id }) => !tested.has(id));
    lines.push(`${area}: ${rows.length - missing.length} of ${rows.length}`);
    lines.push(...missing.map(({ id, text }) => `  ${id}  ${text}`));
  }
  lines.push('', `${tested.size} of ${requirements.length} requirements have a test.`);
  return lines.join('\n');
}

if (import.meta.main) {
  const coverage = readCoverage();
  console.log(report(coverage));
  for (const { id, file } of coverage.unknown) console.error(`${file}: ${id} is no requirement`);
  process.exitCode = coverage.unknown.length > 0 ? 1 : 0;
}
