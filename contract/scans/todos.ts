import type { Severity } from './severity.ts';
import type { FindingView, ScanRow, ScanView } from './types.ts';

export const todoStates = ['open', 'done', 'not-mine'] as const;
export type TodoState = (typeof todoStates)[number];

/** What a person has done about one finding. */
export interface Todo {
  state: TodoState;
  /** Which of the finding's steps are done, by their places. */
  steps: number[];
}

/** By id of the finding; a finding about which nothing was done is missing. */
export type Todos = Readonly<Record<string, Todo>>;

/** A scan of one's account, with what one has done about its findings. */
export interface OwnScan {
  scan: ScanView;
  todos: Todos;
}

export const untouched: Todo = { state: 'open', steps: [] };

export interface TodoCounts {
  all: number;
  /** Done, or somebody else's. */
  settled: number;
}

export const isSettled = (todo: Todo | undefined): boolean => todo !== undefined && todo.state !== 'open';

export function countTodos(findings: readonly Pick<FindingView, 'id'>[], todos: Todos): TodoCounts {
  return { all: findings.length, settled: findings.filter(({ id }) => isSettled(todos[id])).length };
}

/** The newest result, in short. */
export interface LatestReport extends Pick<ScanRow, 'asked' | 'answered' | 'score'> {
  scanId: string;
  /** When it was finished, ISO 8601. */
  date: string;
  /** The sentence that decides. */
  headline: string;
  exposures: number;
  /** Severities of the exposures that are not dealt with, heaviest first. */
  severities: Severity[];
  todos: TodoCounts;
  /** What to do first; null when nothing is left that counts. */
  next: { findingId: string; severity: Severity; step: string } | null;
}
