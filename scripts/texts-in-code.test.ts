import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { productFiles, textOf } from './structure/files.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a file. */
function nodesOf(file: string): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    nodes.push(value);
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child);
  };
  visit(parseSync(file, textOf(file)).program);
  return nodes;
}

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '');
const isText = (node: unknown): boolean =>
  isNode(node) &&
  ((node.type === 'Literal' && typeof node.value === 'string') ||
    (node.type === 'TemplateLiteral' && (node.expressions as unknown[]).length === 0));
const isFunction = (node: unknown): boolean =>
  isNode(node) && (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression');

/** Names of the file's own functions, and of its constant texts. */
const plainNames = (nodes: readonly Node[]): Set<string> =>
  new Set(
    nodes.flatMap((node) => {
      if (node.type === 'FunctionDeclaration') return [nameOf(node.id)];
      const isPlain = node.type === 'VariableDeclarator' && (isText(node.init) || isFunction(node.init));
      return isPlain ? [nameOf(node.id)] : [];
    }),
  );

/** `text.replace(pattern, other)`, where `other` is neither written there nor a function: its `$&` would be filled in. */
function filledTwice(nodes: readonly Node[]): Node[] {
  const plain = plainNames(nodes);
  return nodes.filter((node) => {
    const callee = node.callee as Node | undefined;
    const called = isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee.property) : '';
    if (node.type !== 'CallExpression' || !/^replace(?:All)?$/.test(called)) return false;
    const [, other] = node.arguments as unknown[];
    return other !== undefined && !isText(other) && !isFunction(other) && !plain.has(nameOf(other));
  });
}

/** A cut that is told by an ellipsis, or made of characters one by one: it can go through a letter. */
const CUTS = /\.slice\([^()]*\)\}…|Array\.from\(\w+\)\.slice\([^()]*\)\.join\(''\)|\]\.slice\([^()]*\)\.join\(''\)/;

const files = productFiles.filter((file) => /\.tsx?$/.test(file));
const found = (wanted: (file: string, text: string) => string[]): string[] =>
  files.flatMap((file) => wanted(file, textOf(file)).map((what) => `${file}: ${what}`));

const whole = files.map(textOf).join('\n');

/** Objects that are looked up by any text: they have a `constructor` and a `toString` as well. */
function openTables(file: string): string[] {
  const text = textOf(file);
  const tables = nodesOf(file).flatMap((node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || node.init.type !== 'ObjectExpression') return [];
    const isTable = /\bRecord<string,/.test(text.slice(node.start, node.init.start));
    return isTable && (node.init.properties as unknown[]).length > 0 ? [nameOf(node.id)] : [];
  });
  return tables.filter((name) => {
    const isLookedUp = new RegExp(`\\b${name}\\[[^'\\]]`).test(text.includes(`export const ${name}`) ? whole : text);
    return isLookedUp && !whole.includes(`Object.hasOwn(${name}`);
  });
}

const sourceOf = (file: string, { start, end }: Node): string => textOf(file).slice(start, end).slice(0, 120);

describe('texts from outside', () => {
  it('are put into others by functions: `replaceAll(pattern, () => text)`, and into braces by `fillBraces`', () => {
    const calls = found((file, text) =>
      /\.replace(?:All)?\(/.test(text) ? filledTwice(nodesOf(file)).map((node) => sourceOf(file, node)) : [],
    );
    expect(calls).toEqual([]);
  });

  it('are looked up in a Map, or after `Object.hasOwn`', () => {
    const tables = found((file, text) => (text.includes('Record<string,') ? openTables(file) : []));
    expect(tables).toEqual([]);
  });

  it('are cut by `cutText` and `beginningOf`', () => {
    const cuts = found((file, text) =>
      file === 'contract/base/cut-text.ts' ? [] : (CUTS.exec(text)?.slice(0, 1) ?? []),
    );
    expect(cuts).toEqual([]);
  });
});
