import type { OrderView } from '#contract/orders/types.ts';
import type { HistoryEntry } from '#core/base/audit/queries/history.ts';

const states: Readonly<Record<string, OrderView['scanState']>> = {
  'order.scan.started': 'running',
  'order.scan.ready': 'ready',
  'order.report.delivered': 'ready',
  'order.scan.failed': 'failed',
};

/** Every scan has ended by then. */
const LONGEST_SCAN_MS = 86_400_000;

/** How the scan of an order does, from its history: staff may not read the scan itself to draw a page. */
export function scanStateOf(entries: readonly HistoryEntry[], now: Date): OrderView['scanState'] {
  const last = entries.findLast(({ event }) => event !== null && Object.hasOwn(states, event));
  if (!last?.event) return null;
  const state = states[last.event] ?? null;
  const hasEnded = now.getTime() - Date.parse(last.at) > LONGEST_SCAN_MS;
  return state === 'running' && hasEnded ? 'ready' : state;
}
