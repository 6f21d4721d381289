import { sensitiveChoiceShape } from '#contract/sensitive/shapes.ts';
import type { Context } from '#core/base/context.ts';
import type { ExportSection } from '#core/base/export-section.ts';
import { listSensitiveChoices } from './queries/sensitive-choices.ts';

async function* exportChoices(ctx: Context) {
  for (const { username, choice } of await listSensitiveChoices(ctx)) if (choice) yield { username, ...choice };
}

export const sensitiveExport: readonly ExportSection[] = [
  {
    chapter: 'scans',
    name: 'private-sites',
    title: 'Private sites that you had asked',
    shape: sensitiveChoiceShape,
    rows: exportChoices,
  },
];
