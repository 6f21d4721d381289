import { expect, it } from 'vitest';
import { renderRoutes, textOf } from '#app/ui/render-for-tests.tsx';
import companyTexts from '#contract/removal/company.texts.en.ts';
import type { CompanyRoutes } from '#contract/removal/company.ts';
import type { FindingView } from '#contract/scans/types.ts';
import { FindingCompany } from './finding-company.tsx';
import { ReportRoutesContext } from './report-context.ts';

const quill: CompanyRoutes = {
  id: 'own.quill-notes',
  name: 'Quill Notes',
  isByName: false,
  account: { url: 'https://quillnotes.example/close', difficulty: 'hard' },
  contact: { name: 'Quill Notes Ltd', email: 'privacy@quillnotes.example', form: null, postal: '1 Invented Street' },
};

const draw = (company: FindingView['company'], hasAccount = true) =>
  renderRoutes(
    [{ id: 'page', path: '*', element: <FindingCompany finding={{ company, id: 'f1' }} hasAccount={hasAccount} /> }],
    new Request('http://localhost/'),
  );

it('a breach of a known company leads to the end of the account, and to a letter', async () => {
  const html = await draw(quill);
  const words = textOf(html);
  expect(words).toContain('Close your Quill Notes account.');
  expect(words).toContain('You have to ask their support team.');
  expect(words).toContain('Ask Quill Notes Ltd to delete what it holds about you.');
  expect(html).toContain('href="https://quillnotes.example/close"');
  expect(html).toContain('href="/dashboard/identity/companies?company=own.quill-notes&amp;finding=f1"');
  expect(words).not.toContain('Invented Street');
});

it('a report says when a route was last looked at, and which scan a letter begins with', async () => {
  const checks = [
    { url: 'https://quillnotes.example/close', at: '2027-03-01T09:00:00.000Z', state: 'answers' as const },
  ];
  const element = (
    <ReportRoutesContext value={{ scanId: 's1', checks }}>
      <FindingCompany finding={{ company: quill, id: 'f1' }} hasAccount />
    </ReportRoutesContext>
  );
  const html = await renderRoutes([{ id: 'page', path: '*', element }], new Request('http://localhost/'));
  expect(textOf(html)).toContain('answered on');
  expect(html).toContain('company=own.quill-notes&amp;finding=f1&amp;scan=s1');
});

it('who has no account is told where to write, and of no letter', async () => {
  const html = await draw(quill, false);
  expect(html).toContain('href="mailto:privacy@quillnotes.example"');
  expect(html).not.toContain('/dashboard/');
});

it('a company that was found by its name alone has to be looked at', async () => {
  expect(textOf(await draw({ ...quill, isByName: true }))).toContain('by its name alone');
});

it('a breach of nobody that is known says so, and what is no breach says nothing', async () => {
  expect(textOf(await draw('unknown'))).toContain(companyTexts.unknown);
  expect(textOf(await draw(null))).toBe('');
});
