import { useActionData } from 'react-router';
import type { ActResult } from './answers.ts';

/**
 * What stood in a field of a form that was sent without JavaScript and refused.
 * @param of hidden fields that tell this form from its like on the page
 */
export function useTyped(field: string, of: Readonly<Record<string, string>> = {}): string | null {
  const typed = (useActionData() as ActResult | undefined)?.typed;
  const isThis = typed && Object.entries(of).every(([name, value]) => typed[name] === value);
  return isThis && typeof typed[field] === 'string' ? typed[field] : null;
}
