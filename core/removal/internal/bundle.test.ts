import { describe, expect, it } from 'vitest';
import { complaintLanguage } from '#contract/removal/authority.ts';
import { listAuthoritiesAt } from '#core/removal/directory/queries/authorities.ts';
import { contentOf } from '#core/removal/proof/case.fixture.ts';
import { bundleOf } from './bundle.ts';
import type { StepContent } from './content.ts';
import type { LoadedCase } from './store.ts';

const at = new Date('2027-05-03T09:00:00Z');
const letter: StepContent = {
  what: 'letter',
  purpose: 'request',
  kind: 'erasure',
  on: '2027-03-01',
  by: 'email',
  to: 'privacy@quill.example',
  subject: 'Erase my data',
  text: 'Please erase it.',
  disclosed: [],
};
const answer: StepContent = { what: 'answer', kind: 'refusal', ground: 'legal-duty', on: '2027-03-20', text: null };

function bundleAt(residence: string, ...contents: StepContent[]) {
  const loaded = {
    row: { state: 'refused', dueOn: '2027-04-01', isDueAbout: true } as LoadedCase['row'],
    content: contentOf('quill'),
    steps: contents.map((content, position) => ({ position, state: null, at, content })),
    checks: [],
  };
  const sender = { name: 'Alice Archer', email: 'alice@example.com' };
  return bundleOf(loaded, { authorities: listAuthoritiesAt(residence), sender, at });
}

describe('what an authority is sent', () => {
  it.each([
    ['GB', 'en'],
    ['DE', 'de'],
    ['CH', 'de'],
    ['FR', 'fr'],
    ['CA-QC', 'fr'],
    ['ES', 'es'],
    ['BR', 'en'],
    ['US-CA', 'en'],
    ['HK', 'en'],
  ])('in %s is written in %s', (residence, language) => {
    expect(complaintLanguage(listAuthoritiesAt(residence))).toBe(language);
  });

  it('holds letters, answers and days in its language, and letters as they went out', () => {
    const { title, asks, entries } = bundleAt('DE', letter, answer);
    expect(title).toBe('Beschwerde über quill Ltd');
    expect(asks.join('\n')).toContain('Am 1. März 2027 habe ich diesem Unternehmen');
    expect(entries).toEqual([
      {
        title: 'Schreiben: Erase my data',
        line: 'Gesendet am 1. März 2027 per E-Mail an privacy@quill.example',
        text: 'Please erase it.',
      },
      {
        title: 'Antwort des Unternehmens',
        line: 'Eingegangen am 20. März 2027: Es lehnt ab. Es beruft sich auf eine gesetzliche Pflicht zur Aufbewahrung',
        text: null,
      },
    ]);
  });

  it('says where no answer came', () => {
    expect(bundleAt('GB', letter).asks.join('\n')).toContain(
      'On 1 March 2027 I wrote to this company about my personal data. The answer was due about 1 April 2027. I have had no answer.',
    );
  });
});
