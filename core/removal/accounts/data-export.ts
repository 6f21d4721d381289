import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';
import type { Context } from '#core/base/context.ts';
import type { ExportSection } from '#core/base/export-section.ts';
import { listKeptAccounts } from './queries/own-accounts.ts';

const account = z.object({
  domain: z.string(),
  since: z.iso.date().nullable().describe('The oldest mail that showed it'),
  last: z.iso.date().nullable().describe('The newest mail from there'),
  closedAt: isoTime.nullable().describe('When you said that it is closed'),
  addedAt: isoTime,
});

async function* exportAccounts(ctx: Context) {
  yield* await listKeptAccounts(ctx);
}

export const accountsExport: readonly ExportSection[] = [
  {
    chapter: 'account',
    name: 'accounts-to-close',
    title: 'Accounts that you want to close',
    shape: account,
    rows: exportAccounts,
  },
];
