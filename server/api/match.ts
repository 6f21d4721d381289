import type { Operation } from '#app/api/define.ts';
import { operations } from '#app/api/operations.ts';

export interface Match {
  operation: Operation;
  params: Record<string, string>;
}

const PARAMETER = /^\{(\w+)\}$/;

interface Route {
  /** Each part as it is, or the name of the parameter in its place. */
  parts: { text: string; name: string | null }[];
  operation: Operation;
}

const routes: readonly Route[] = operations
  .map((operation) => ({
    parts: operation.path.split('/').map((text) => ({ text, name: PARAMETER.exec(text)?.[1] ?? null })),
    operation,
  }))
  // Addresses without parameters come first: `/scans/again` is no scan.
  .toSorted((one, other) => countParameters(one) - countParameters(other));

function countParameters({ parts }: Route): number {
  return parts.filter(({ name }) => name !== null).length;
}

const decodePart = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** @returns null for another address */
function paramsIn({ parts }: Route, asked: readonly string[]): Record<string, string> | null {
  if (parts.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [index, { text, name }] of parts.entries()) {
    const given = asked[index] ?? '';
    if (name === null ? given !== text : given === '') return null;
    if (name !== null) params[name] = decodePart(given);
  }
  return params;
}

/** The operations of an address by their methods; none where there is nothing. @param path below /api/v1 */
export function matchesOf(path: string): Map<string, Match> {
  const found = new Map<string, Match>();
  const asked = path.split('/');
  for (const route of routes) {
    const params = paramsIn(route, asked);
    const { method } = route.operation;
    if (params && !found.has(method)) found.set(method, { operation: route.operation, params });
  }
  return found;
}
