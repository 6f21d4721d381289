import type { ScoreFigures } from '#contract/scans/score.ts';
import type { FindingView } from '#contract/scans/types.ts';
import { type GroupedExposure, groupExposures, type SourceReport } from '#core/reports/queries/join.ts';
import type { ScoredExposure } from '#core/reports/queries/score.ts';

/** What one source found about one identifier of the person. */
export interface AskedReport extends SourceReport {
  /** The identifier, the same in every scan. */
  about: string;
}

/** A source that was asked about an identifier. "Answered" is only said of an answer that counts: found or clear. */
export interface AskedQuestion {
  sourceId: string;
  about: string;
  name: string;
  answered: boolean;
}

/** A scan as it is compared. */
export interface ComparedScan {
  reports: readonly AskedReport[];
  /** Each finding that counts for something or may, with its points; without what is not the person's. */
  scored: readonly ScoredExposure[];
  findings: readonly Pick<FindingView, 'id' | 'title' | 'severity'>[];
  questions: readonly AskedQuestion[];
  score: ScoreFigures | null;
}

/** A scan as the other one is laid beside it. */
export interface Side {
  groups: GroupedExposure[];
  scored: ReadonlyMap<string, ScoredExposure>;
  views: ReadonlyMap<string, Pick<FindingView, 'id' | 'title' | 'severity'>>;
  questions: ReadonlyMap<string, AskedQuestion>;
  /** What a source was asked about when it reported something. */
  abouts: ReadonlyMap<string, string>;
}

export type Question = Pick<AskedQuestion, 'sourceId' | 'about'>;
const questionKey = ({ sourceId, about }: Question): string => `${sourceId} ${about}`;

export function sideOf({ reports, scored, findings, questions }: ComparedScan): Side {
  return {
    ...foundIn({ reports, scored }),
    views: new Map(findings.map((view) => [view.id, view])),
    questions: new Map(questions.map((question) => [questionKey(question), question])),
    abouts: new Map(
      reports.flatMap(({ sourceId, about, exposures }) => exposures.map(({ key }) => [`${sourceId} ${key}`, about])),
    ),
  };
}

export function foundIn({
  reports,
  scored,
}: Pick<ComparedScan, 'reports' | 'scored'>): Pick<Side, 'groups' | 'scored'> {
  const byId = new Map(scored.map((one) => [one.exposure.id, one]));
  return { scored: byId, groups: groupExposures(reports).filter(({ joined }) => byId.has(joined.id)) };
}

/** Which questions reported the same thing. */
export function askedOf({ abouts }: Side, groups: readonly GroupedExposure[]): (Question & { name: string })[] {
  const members = groups.flatMap((group) => group.members);
  return members.map(({ sourceId, sourceName, exposure: { key } }) => ({
    sourceId,
    name: sourceName,
    about: abouts.get(`${sourceId} ${key}`) ?? '',
  }));
}

/** Those of the questions to which the scan has no answer. */
export const unknownIn = ({ questions }: Side, asked: readonly (Question & { name: string })[]) =>
  asked
    .map((question) => ({ name: question.name, known: questions.get(questionKey(question)) }))
    .filter(({ known }) => !known?.answered)
    .map(({ name, known }) => ({ name, asked: known !== undefined }));
