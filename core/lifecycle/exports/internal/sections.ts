import { type ExportSection, exportChapters } from '#core/base/export-section.ts';
import type { Module } from '#core/base/module.ts';

/** What we hold on somebody: what the modules declare, in the order of the archive. */
export const sectionsOf = (modules: readonly Module[]): ExportSection[] =>
  exportChapters.flatMap((chapter) =>
    modules.flatMap(({ exportSections = [] }) => exportSections.filter((one) => one.chapter === chapter)),
  );
