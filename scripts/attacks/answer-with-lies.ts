import type { Attack } from './attack.ts';
import { assertHolds } from './target.ts';

const script = '<script>fetch("/sign-out")</script>';
const hostile = `<html><body onload="alert(1)">${script}<img src=x onerror=alert(1)><b>Your data are erased.</b></body></html>`;
const path = '/dashboard/removals';

/** The answer of a company that lies, carries scripts or is huge: words to its reader, and nothing that moves a request by itself. */
export const answerWithLies: Attack = async ({ openAccount }) => {
  const person = await openAccount('asking@example.com');
  const found = await person.get('/dashboard/identity/companies?q=spo');
  const company = /company=([a-z]+\.[a-z0-9-]+)/.exec(found.text)?.[1] ?? '';
  const prepared = await person.post('/dashboard/identity/companies', { intent: 'prepare', company, residence: 'DE' });
  const at = String(prepared.headers.location ?? '');
  assertHolds(at.startsWith(`${path}/`), `no request was prepared: ${prepared.status}`);
  const on = new Date().toISOString().slice(0, 10);
  const answer = { intent: 'answer', kind: 'done', ground: '', on, text: hostile };

  const unasked = await person.post(at, answer);
  assertHolds(unasked.status >= 400, 'an answer was noted to a letter that was never sent');
  await person.post(at, { intent: 'sent', by: 'email', on });
  const large = await person.post(at, { ...answer, text: 'x'.repeat(50_000_000) }).then(
    ({ status }) => status,
    () => 413,
  );
  assertHolds(large >= 400, 'an answer of 50 MB was taken');
  const file = new File([hostile], 'answer.docm', { type: 'application/vnd.ms-word.document.macroEnabled.12' });
  const uploaded = await person.upload(at, answer, file);
  assertHolds(uploaded.status >= 400, 'a file was taken beside an answer');
  for (const kind of ['seen-gone', 'closed', 'gone'])
    assertHolds((await person.post(at, { ...answer, kind })).status >= 400, `an answer made a request ${kind}`);
  const before = await person.get(at);
  assertHolds(before.text.includes('>Sent<'), 'what was refused has moved the request');

  assertHolds((await person.post(at, answer)).status < 400, 'the answer was not noted');
  const { text } = await person.get(at);
  assertHolds(text.includes('They say it is done'), 'the answer is not shown');
  assertHolds(!text.includes('Seen gone'), 'what a company says counts as seen');
  assertHolds(!text.includes(script) && text.includes('&lt;script&gt;'), 'an answer is drawn as a page');
  return 'an answer with scripts, 50 MB, a file with macros, three states that only checks make: words or refused';
};
