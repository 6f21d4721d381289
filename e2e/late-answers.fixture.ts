import { nowRun } from './as-system.ts';

/** An hour later; the next look is due. */
export const turnComes = [
  `delete from source_slots`,
  `update scan_checks set expected_at = now() where state = 'waiting'`,
  ...nowRun('scan.late'),
];
