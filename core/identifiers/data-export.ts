import { z } from 'zod';
import { identifierKinds } from '#contract/identifiers/types.ts';
import type { Context } from '#core/base/context.ts';
import { type ExportSection, exportTime } from '#core/base/export-section.ts';
import { listOwnIdentifiers } from './queries/own-identifiers.ts';

const identifier = z.object({
  id: z.uuid().nullable().describe('Null for the address of your account'),
  kind: z.enum(identifierKinds),
  value: z.string(),
  state: z.enum(['proven', 'waiting', 'declared']),
  provenBy: z.enum(['account', 'link', 'alias', 'record', 'profile']).nullable(),
  provenAt: exportTime.nullable(),
  checkedAt: exportTime.nullable().describe('When its proof was last looked for'),
  profiles: z
    .array(z.object({ site: z.string(), at: exportTime }))
    .describe('Profiles under a user name that you have shown to be yours'),
});

async function* exportIdentifiers(ctx: Context) {
  yield* await listOwnIdentifiers(ctx);
}

export const identifierExport: readonly ExportSection[] = [
  {
    chapter: 'account',
    name: 'identifiers',
    title: 'What your scans look for',
    shape: identifier,
    rows: exportIdentifiers,
  },
];
