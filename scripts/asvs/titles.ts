import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `it.skip.each` of `it.skip.each([…])('…')`. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TSInstantiationExpression') return namesOf(callee.expression);
  if (callee.type !== 'MemberExpression') return [];
  return [...namesOf(callee.object), ...namesOf(callee.property)];
}

const tests = new Set(['it', 'test', 'rule']);
const groups = new Set(['describe', 'rules', 'onEachDatabase', 'onOneDatabase']);
const skips = new Set(['skip', 'todo', 'fixme', 'fails']);

/** Titles of the tests of a file as they are written, with whether the test, or a group around it, is skipped. */
export function titlesIn(name: string, source: string): Map<string, { isSkipped: boolean }> {
  const found = new Map<string, { isSkipped: boolean }>();
  const textOf = (node: unknown): string | null => {
    if (!isNode(node)) return null;
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
    return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : null;
  };
  const visit = (value: unknown, isSkipped: boolean): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, isSkipped);
    if (!isNode(value)) return;
    let skipped = isSkipped;
    if (value.type === 'CallExpression') {
      const names = namesOf(value.callee);
      const [first = ''] = names;
      if (tests.has(first) || groups.has(first)) skipped ||= names.some((one) => skips.has(one));
      const title = tests.has(first) ? textOf((value.arguments as unknown[])[0]) : null;
      if (title !== null) found.set(title, { isSkipped: skipped });
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child, skipped);
  };
  visit(parseSync(name, source).program, false);
  return found;
}

const onOne = new Set(['onOneDatabase', 'rule', 'rules']);

/** The calls of a file, as texts, that make tests which run on one database (tests/databases.ts). */
export function groupsOnOneDatabase(name: string, source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    const [first = ''] = value.type === 'CallExpression' ? namesOf(value.callee) : [];
    if (onOne.has(first)) found.push(source.slice(value.start, value.end));
    else for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child);
  };
  visit(parseSync(name, source).program);
  return found;
}
