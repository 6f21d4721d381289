import { expect, it } from 'vitest';
import { defaultStyle, formatsFor } from '#contract/base/formats.ts';
import { proofSentences } from '#contract/scans/proofs.ts';
import { answerNotes, stateWords } from '#contract/scans/source-words.ts';
import scanWords from '#contract/scans/words/scan-words.texts.en.ts';
import { openScansOf, standInSource } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import type { Source } from '#core/sources/define.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import { onOneDatabase } from '#tests/databases.ts';

/** A source with a control: it finds Alice and its known mailbox, and nobody else. */
function provenSource(id: string): Source {
  const plain = standInSource(id);
  const nobody = standInSource(`${id}-nobody`, { hosts: plain.hosts });
  const isKnown = (name: string) => name.startsWith('alice@') || name === 'known@example.com';
  return {
    ...plain,
    control: { known: ['known@example.com'], keptBy: 'source', impossible: () => 'nobody@example.com' },
    check: (subject, means) => (isKnown(identifierOf(subject)) ? plain : nobody).check(subject, means),
  };
}

onOneDatabase('how a finding is known', (open) => {
  const stage = scanStage(open);

  const proofsOf = async (source: Source) => {
    const scanId = await stage.scanOf([source], { [source.id]: { found: ['one'] } });
    await stage.world.drain();
    return (await stage.view(scanId)).findings.flatMap(({ proofs }) => proofs);
  };

  it('is said with what was asked, when, what decided, by which rule, and that there is no control', async () => {
    const [proof, ...others] = await proofsOf(standInSource('a', { ruleVersion: 3 }));
    expect(others).toEqual([]);
    expect(proof).toEqual({
      source: 'Source a',
      about: 'your address alice@example.com',
      sent: 'Your address, as it is',
      decided: 'Its answer names “Breach a-one” among what holds it.',
      at: stage.world.clock.now().toISOString(),
      rule: 3,
      control: 'none',
    });
    expect(proof && proofSentences([proof], formatsFor(defaultStyle), scanWords)).toBe(
      'Source a was asked about your address alice@example.com, on 1 March 2027, 09:00 UTC. Its answer names “Breach a-one” among what holds it. Rule version 3. Control: None is known: no question to it has an answer that is known beforehand.',
    );
  });

  it('is said once of sources that came to it in the same way', async () => {
    const [proof] = await proofsOf(standInSource('a'));
    if (!proof) throw new Error('nothing was found');
    const decidedByEach = 'Each answer names “Breach a-one” among what holds it.';
    const alike = ['Source a', 'Source b'].map((source) => ({ ...proof, source, decidedByEach }));
    const other = { ...proof, source: 'Source c', rule: 4 };
    expect(proofSentences([...alike, other], formatsFor(defaultStyle), scanWords)).toMatch(
      /^Source a and Source b were asked about .+, on .+ UTC\. Each answer names “Breach a-one” .+ Source c was asked about .+ Its answer names .+ Rule version 4\./,
    );
  });

  it('says that the control of the source passed', async () => {
    expect(await proofsOf(provenSource('a'))).toMatchObject([{ control: 'passed', rule: null }]);
  });

  it('is missing, with the reason in words, where the source finds a twin as well or answers about another profile', async () => {
    const proven = provenSource('a');
    if (!proven.control) throw new Error('no control');
    const twinned: Source = { ...proven, control: { ...proven.control, twin: () => 'alice@twin.example' } };
    const conflicting: Source = {
      ...standInSource('b'),
      check: () => Promise.reject(new SourceTrouble('conflicting')),
    };
    const scanId = await stage.scanOf([twinned, conflicting], { a: { found: ['one'] } });
    await stage.world.drain();
    const { findings, checks, coverage } = await stage.view(scanId);
    expect(findings).toEqual([]);
    expect(coverage).toMatchObject({ found: 0, clear: 0, notChecked: 2 });
    expect(checks.map((check) => [check.reason, stateWords(check, formatsFor(defaultStyle), scanWords)])).toEqual([
      ['indiscriminate', 'Not checked: it finds made-up names too'],
      ['conflicting', 'Not checked: its answer does not show this name'],
    ]);
    expect(checks.flatMap((check) => answerNotes(check, formatsFor(defaultStyle), scanWords))).toEqual([
      expect.stringContaining('a made-up name of the same form'),
      expect.stringContaining('answer with another profile'),
    ]);
  });

  it('names the time of the answer that was used again, and no rule for it', async () => {
    await proofsOf(standInSource('a', { ruleVersion: 3, cacheHours: 24 }));
    const answeredAt = stage.world.clock.now().toISOString();
    stage.world.clock.advance(3_600_000);
    const [scanId = ''] = await openScansOf(stage.world, 'alice@example.com');
    await stage.world.drain();
    const [finding] = (await stage.view(scanId)).findings;
    expect(finding?.proofs).toMatchObject([{ at: answeredAt, rule: null }]);
  });
});
