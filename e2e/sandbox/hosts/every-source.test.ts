import { describe, expect, it } from 'vitest';
import { documentedQuestions } from '../documented.ts';
import { expectedState } from '../people/expected.ts';
import { people } from '../people.ts';
import { openSandboxForFile } from '../sandbox.fixture.ts';
import { privacyOf, type SourceId, sourceIds } from '../sources.ts';

const open = openSandboxForFile();

/** Sources that answer about this person in their documented form, and what the story makes of each. */
const answering = people.flatMap((person) =>
  sourceIds.flatMap((source) => {
    const question = documentedQuestions(person.email)[source];
    return question && !person.behaviour[source] ? [{ person, source, question }] : [];
  }),
);

describe('asked as the documents of each source say', () => {
  it('every source says of everybody what their story says', async () => {
    const checked: string[] = [];
    for (const { person, source, question } of answering) {
      const expected = expectedState(person, source, open.sandbox.world);
      if (expected === null) continue;
      if (source === 'wkd' && !open.sandbox.world.domain(person.email.split('@')[1] ?? '')?.wkd?.startsWith('adv'))
        continue;
      const answer = await open.client.get(question.url, question.headers);
      expect(question.found(answer) ? 'found' : 'clear', `${source} about ${person.email}`).toBe(expected);
      checked.push(source);
    }
    const inForm = Object.keys(documentedQuestions('a@b.example'));
    expect(new Set(checked)).toEqual(new Set(inForm));
    expect(checked.length).toBeGreaterThan(150);
  });

  it.each(Object.keys(documentedQuestions('a@b.example')) as SourceId[])(
    '%s knows nothing of a stranger',
    async (id) => {
      const question = documentedQuestions('stranger@example.com')[id];
      if (!question) throw new Error(`no question for ${id}`);
      const answer = await open.client.get(question.url, question.headers);
      expect(id === 'bluesky-domain' ? [400] : [200, 404]).toContain(answer.status);
      expect(question.found(answer)).toBe(false);
    },
  );

  it('each question is recorded with its source, its person and the addresses that left', async () => {
    for (const [source, question] of Object.entries(documentedQuestions('isla@everywhere.example'))) {
      if (source === 'wkd') continue;
      open.sandbox.reset();
      await open.client.get(question.url, question.headers);
      const [record] = open.sandbox.requests;
      const level = privacyOf[source as SourceId];
      expect(record?.source).toBe(source);
      expect(record?.about).toBe('isla@everywhere.example');
      expect(record?.addresses, source).toEqual(level === 'P3' ? ['isla@everywhere.example'] : []);
      expect(record?.headers['user-agent']).toContain('Quietprint');
    }
  });

  it('an address with an apostrophe and a plus arrives whole', async () => {
    const email = "saoirse.o'neil+shop@xn--bcher-kva.example";
    for (const question of Object.values(documentedQuestions(email))) {
      open.sandbox.reset();
      await open.client.get(question.url, question.headers);
      expect(open.sandbox.requests[0]?.about, question.url).toBe(email);
    }
  });
});
