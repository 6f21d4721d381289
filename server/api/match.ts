import type { Operation } from '#app/api/define.ts';
import { operations } from '#app/api/operations.ts';

interface Route {
  pattern: RegExp;
  names: string[];
  operation: Operation;
}

const routeOf = (operation: Operation): Route => ({
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  names: [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  operation,
});

/** Addresses without parameters come first: `/scans/again` is no scan. */
const routes = operations.map(routeOf).toSorted((a, b) => a.names.length - b.names.length);

export interface Match {
  operation: Operation;
  params: Record<string, string>;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The operations of an address by their methods; none where there is nothing. @param path below /api/v1 */
export function matchesOf(path: string): Map<string, Match> {
  const found = new Map<string, Match>();
  for (const { pattern, names, operation } of routes) {
    const values = pattern.exec(path)?.slice(1);
    if (!values || found.has(operation.method)) continue;
    found.set(operation.method, {
      operation,
      params: Object.fromEntries(names.map((name, index) => [name, decoded(values[index] ?? '')])),
    });
  }
  return found;
}
