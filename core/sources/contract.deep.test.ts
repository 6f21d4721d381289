import { describe, it } from 'vitest';
import { tryArbitraryAnswers, tryDamagedAnswers } from './answers.fixture.ts';
import { fileSources } from './registry.ts';
import { fixturesOf } from './truth.fixture.ts';

describe.each(fileSources.map((source) => [source.id, source] as const))('%s, many times', async (_id, source) => {
  const fixtures = await fixturesOf(source);

  it('never reads arbitrary JSON as clear, and never breaks on it', () => tryArbitraryAnswers(source, fixtures, 200));

  it('never reads a damaged answer as clear', () => tryDamagedAnswers(source, fixtures, 300));
});
