import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';
import type { Context } from '#core/base/context.ts';
import type { ExportSection } from '#core/base/export-section.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import { systemScope } from '#platform/database/scope.ts';
import { findOptOut } from './queries/opted-out.ts';

const optOut = z.object({
  address: z.string(),
  since: isoTime.describe('When it was put on the list of addresses that are never scanned'),
});

async function* ownOptOut({ actor, platform }: Context) {
  if (actor.kind !== 'person') return;
  const { email } = subjectOf(actor.email);
  const found = await platform.database.read(systemScope, (tx) => findOptOut(tx, platform, email));
  if (found) yield { address: email, since: found.createdAt.toISOString() };
}

/** Of the address of the account. Of further ones nothing but a fingerprint is known, which names nobody. */
export const optOutExport: readonly ExportSection[] = [
  {
    chapter: 'account',
    name: 'opt-out',
    title: 'Whether your address is never scanned',
    shape: optOut,
    rows: ownOptOut,
  },
];
