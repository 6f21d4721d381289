import { parseSync } from 'vite';
import { textOf } from './files.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Attributes that are read, or read aloud. */
const readAttributes = /^(?:aria-label|title|label|placeholder|alt|hint|description|busyLabel|summary|heading)$/;
const hasWord = /\p{L}{2}/u;
/** A sentence or a label of several words, as no identifier, class or address is. */
const isSentence = (text: string): boolean => /^\p{Lu}[\p{L}’'-]*[,:]? +[\p{L}\d“$]/u.test(text.trim());

const literalOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('$');
};

/** What operators and developers read: errors, the console, the log; and where modules are. */
function isForOthers(node: Node, source: string): boolean {
  if (/^(?:Import|Export(?:All|Named)?|TSLiteral)/.test(node.type) && node.type !== 'ExportNamedDeclaration')
    return true;
  if (node.type === 'NewExpression')
    return /^new (?:Error|TypeError)\b/.test(source.slice(node.start, node.start + 20));
  if (node.type !== 'CallExpression') return false;
  return /^(?:console\.|[\w.]*\blog\.(?:info|warn|error)\(|orNone\(|orInstead\(|ownPage\(|readPart\()/.test(
    source.slice(node.start, node.start + 60),
  );
}

function ownWords(node: Node): string | null {
  if (node.type === 'JSXText') return hasWord.test(String(node.value)) ? String(node.value).trim() : null;
  if (node.type === 'JSXAttribute') {
    const name = isNode(node.name) ? String(node.name.name) : '';
    const value = literalOf(node.value);
    return readAttributes.test(name) && value !== null && hasWord.test(value) ? value : null;
  }
  const literal = literalOf(node);
  return literal !== null && isSentence(literal) ? literal : null;
}

/** Texts that a person reads and that stand in a file's code, instead of in texts beside it. */
export function wordsInCode(file: string): string[] {
  const source = textOf(file);
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value) || isForOthers(value, source)) return;
    const words = ownWords(value);
    if (words !== null) found.push(words);
    else for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child);
  };
  visit(parseSync(file, source).program);
  return found;
}
