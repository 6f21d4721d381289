import { asc } from 'drizzle-orm';
import { csvLine, csvStart } from '#contract/base/csv.ts';
import { answerDays, type CompanyFigures } from '#contract/removal/figures.ts';
import { shareOf } from '#core/removal/figures/rules.ts';
import { removalFigures } from '#core/removal/figures/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** The published figures of every company that enough people have asked, by name. */
export function listFigures({ database }: Platform): Promise<CompanyFigures[]> {
  return database.read(systemScope, async (tx) => {
    const rows = await tx.select().from(removalFigures).orderBy(asc(removalFigures.company));
    return rows.map((row) => ({
      id: row.companyId,
      company: row.company,
      asked: row.asked,
      answered: shareOf(row.answered, row.asked),
      medianDays: row.medianDays,
      within: [row.within7, row.within30, row.within45, row.within90],
      saidDone: row.saidDone,
      gone: shareOf(row.gone, row.asked),
      cameBack: shareOf(row.cameBack, row.gone),
      countedAt: row.countedAt.toISOString(),
    }));
  });
}

const columns = [
  'id',
  'company',
  'asked',
  'answered',
  'median_days',
  ...answerDays.map((days) => `answered_within_${days}_days`),
  'said_done',
  'seen_gone',
  'came_back',
  'counted_on',
];

/** Counts alone: those of several installations can be added up, but for the median. */
export function figuresCsv(figures: readonly CompanyFigures[]): string {
  const lines = figures.map((one) => [
    one.id,
    one.company,
    one.asked,
    one.answered.count,
    one.medianDays ?? '',
    ...one.within,
    one.saidDone,
    one.gone.count,
    one.cameBack.count,
    one.countedAt.slice(0, 10),
  ]);
  return csvStart(columns) + lines.map(csvLine).join('');
}
