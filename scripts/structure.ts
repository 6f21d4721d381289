import { type Figure, readFigures } from './structure/figures.ts';

const isOver = ({ count, most }: Figure) => count > most;

/** The figures of the structure as lines; those over their bound say where. */
export function structureReport(figures: readonly Figure[] = readFigures()): { lines: string[]; failed: boolean } {
  const lines = figures.flatMap((one) => [
    `${isOver(one) ? 'OVER  ' : 'ok    '} ${one.name}: ${one.count} (at most ${one.most})`,
    ...(isOver(one) ? one.findings.map((finding) => `         ${finding}`) : []),
  ]);
  return { lines, failed: figures.some(isOver) };
}

if (import.meta.main) {
  const { lines, failed } = structureReport();
  console.log(lines.join('\n'));
  process.exitCode = failed ? 1 : 0;
}
