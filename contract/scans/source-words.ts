import { type Formats, plural } from '#contract/base/formats.ts';
import type { CheckView, NotCheckedReason, ScanView } from './types.ts';

/** Why a source did not tell, as the list says it. None of them reads as "nothing found". */
const reasons: Readonly<Record<NotCheckedReason, string>> = {
  timeout: 'Not checked: no answer in time',
  unreachable: 'Not checked: could not be reached',
  limited: 'Not checked: asked us to slow down',
  refused: 'Not checked: refused to answer',
  failed: 'Not checked: the source failed',
  changed: 'Not checked: an answer we cannot read',
  'not-applicable': 'Does not apply to this address',
  interrupted: 'Not checked: there was no time left',
  unproved: 'Not checked: its answer could not be proved',
  conflicting: 'Not checked: its answer does not show this name',
  indiscriminate: 'Not checked: it finds made-up names too',
  suspended: 'Not checked: not asked while we doubt its answers',
  'opted-out': 'Not checked: you told us never to scan this address',
  withdrawn: 'Not checked: its answer was withdrawn',
};

/** What a person may want to know of an answer that there was, or that was not asked for. */
const doubts: Readonly<Partial<Record<NotCheckedReason, string>>> = {
  unproved: 'We asked it something whose answer is known, to see whether it tells the truth, and got no good answer.',
  conflicting:
    'Some sites shorten a name or swap its characters, and answer with another profile. What it sent was not shown to be the profile that we asked for.',
  indiscriminate:
    'We also asked it about a made-up name of the same form, and it found that one as well. So its answer says nothing about yours.',
  suspended: 'It failed our tests, or we are looking into its answers. It is asked again once it can be trusted.',
  withdrawn: 'It gave wrong answers when we tested it later. What it had said here no longer counts.',
};

/** What stands under a source's state: how old its answer is, what its "nothing found" covers, and why it does not count. */
export function answerNotes(
  check: CheckView,
  { dateTime, zoneName }: Pick<Formats, 'dateTime' | 'zoneName'>,
): string[] {
  const { state, reason, reusedFrom, clearCovers, askedBy } = check;
  const doubt = reason === null ? undefined : doubts[reason];
  return [
    ...(askedBy === 'browser'
      ? ['Your browser asked it. We read the answer that it brought, and cannot show that the source sent it.']
      : []),
    ...(reusedFrom ? [`Answered on ${dateTime(reusedFrom)} ${zoneName(reusedFrom)}, and not asked again.`] : []),
    ...(state === 'clear' && clearCovers ? [clearCovers] : []),
    ...(doubt ? [doubt] : []),
  ];
}

/** Times that are only about right are told in steps of so many minutes. */
const STEP_MS = 5 * 60_000;

/** "about 14:20": a scan waits for a day, so that the time alone says when. */
export function expectedWords(iso: string, { shortTime }: Pick<Formats, 'shortTime'>): string {
  return `about ${shortTime(new Date(Math.ceil(Date.parse(iso) / STEP_MS) * STEP_MS).toISOString())}`;
}

/** Stands with the answer wherever it is shown: on screen, on paper and in signed files. */
const askerWords = ({ askedBy }: CheckView): string => (askedBy === 'browser' ? ', asked by your browser' : '');

/** What one source's row says about its state. */
export function stateWords(check: CheckView, formats: Pick<Formats, 'shortTime'>): string {
  switch (check.state) {
    case 'waiting':
      return check.expectedAt ? `Still to come, ${expectedWords(check.expectedAt, formats)}` : 'Still to come';
    case 'queued':
      return 'Queued';
    case 'checking':
      return 'Checking…';
    case 'found':
      return `${plural(check.findings, 'finding')}${askerWords(check)}`;
    case 'clear':
      return `Nothing found${askerWords(check)}`;
    case 'not-checked':
      return reasons[check.reason ?? 'failed'];
  }
}

/** Why a source's answer is not known: "Not checked: no answer in time". */
export const reasonWords = (reason: NotCheckedReason): string => reasons[reason];

/** Says of a source that was asked about several addresses or names which of them a check is about; of any other nothing. */
export function namerOf({
  checks,
  identifiers,
}: Pick<ScanView, 'checks' | 'identifiers'>): (check: CheckView) => string | null {
  const values = new Map(identifiers.map(({ id, value }) => [id, value]));
  const asked = Map.groupBy(checks, ({ sourceId }) => sourceId);
  return ({ sourceId, identifierId }) =>
    (asked.get(sourceId)?.length ?? 0) > 1 ? (values.get(identifierId) ?? null) : null;
}

/** The checks with the names of their sources, "Tide about alice@example.com" where one was asked about several. */
export function namedChecks(scan: Pick<ScanView, 'checks' | 'identifiers'>): CheckView[] {
  const aboutOf = namerOf(scan);
  return scan.checks.map((check) => {
    const about = aboutOf(check);
    return about ? { ...check, name: `${check.name} about ${about}` } : check;
  });
}
