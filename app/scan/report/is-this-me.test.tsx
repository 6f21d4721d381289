import { expect, it } from 'vitest';
import { sampleReport } from '#app/public/sample/sample.ts';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import { languageCodes } from '#contract/base/languages.ts';
import { isQuestion, type Precision } from '#contract/scans/ownership.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import { IsThisMe } from './is-this-me.tsx';
import { PrecisionContext } from './precision.tsx';
import { reportTexts } from './texts/report.texts.ts';

const asked = sampleReport.scan.findings.find(({ whose, sources }) => isQuestion(whose) && sources.length > 0);

const wordsOf = async (known: Readonly<Record<string, Precision>>, saidMine = false) => {
  if (!asked) throw new Error('the sample asks nothing');
  const finding = { ...asked, whose: { ...asked.whose, saidMine } };
  const drawn = await renderAt(
    '/',
    <PrecisionContext value={known}>
      <IsThisMe finding={finding} todo={undefined} />
    </PrecisionContext>,
  );
  return textOf(drawn);
};

const words = 'At least 70% of what it found by a name was theirs, going by 24 answers';

it('a question says how often its source was right, where enough people have answered about it', async () => {
  const [source] = asked?.sources ?? [];
  const told = await wordsOf({ [source?.id ?? '']: { atLeast: 0.7, answers: 24 } });
  expect(told).toContain(words);
  expect(told).toContain(source?.name);
});

it('says nothing of a source that too few have answered about, nor of one that did not find it', async () => {
  expect(await wordsOf({})).not.toContain('At least');
  expect(await wordsOf({ another: { atLeast: 0.7, answers: 24 } })).not.toContain('At least');
});

it('says nothing of it any more once the person has said that it is theirs', async () => {
  const known = Object.fromEntries((asked?.sources ?? []).map(({ id }) => [id, { atLeast: 0.7, answers: 24 }]));
  expect(await wordsOf(known, true)).not.toContain('At least');
});

it.each(languageCodes)('finds the user name under what a source calls it, in %s', async (language) => {
  expect((await reportTexts.in(language)).userName).toBe(sourceWords(language)('User name', 'labels'));
});
