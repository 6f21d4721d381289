import type { QuotaWindow } from '#core/sources/internal/pacing/quota.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

function spanWords(seconds: number): string {
  const [unit, length] = units.find(([, one]) => seconds >= one && seconds % one === 0) ?? units[3];
  const count = seconds / length;
  if (count !== 1) return `${count} ${unit}s`;
  return unit === 'hour' ? 'an hour' : `a ${unit}`;
}

/** "At most 2 questions in a second, 25 in an hour and 100 in a day". */
export function paceWords(windows: readonly QuotaWindow[]): string {
  const [first, ...more] = windows;
  if (!first) return 'No limit of ours';
  const own = `${first.most} ${first.most === 1 ? 'question' : 'questions'} in ${spanWords(first.seconds)}`;
  const rest = more.map(({ most, seconds }) => `${most.toLocaleString('en-GB')} in ${spanWords(seconds)}`);
  const all = [own, ...rest];
  return `At most ${all.length === 1 ? own : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`}`;
}
