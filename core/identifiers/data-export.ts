import { identifierShape } from '#contract/identifiers/shapes.ts';
import type { Context } from '#core/base/context.ts';
import type { ExportSection } from '#core/base/export-section.ts';
import { listOwnIdentifiers } from './queries/own-identifiers.ts';

async function* exportIdentifiers(ctx: Context) {
  yield* await listOwnIdentifiers(ctx);
}

export const identifierExport: readonly ExportSection[] = [
  {
    chapter: 'account',
    name: 'identifiers',
    title: 'What your scans look for',
    shape: identifierShape,
    rows: exportIdentifiers,
  },
];
