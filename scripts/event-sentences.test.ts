import { describe, expect, it } from 'vitest';
import { type EventDefinition, sentenceOf } from '#core/base/audit/events.ts';
import spanish from '#core/base/audit/sentences.es.ts';
import { productFiles } from './structure/files.ts';

const isDefinition = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'sentence' in value && 'entityType' in value;

/** Events that a module exports, by themselves or in a record. */
const eventsIn = (exported: Record<string, unknown>): EventDefinition[] =>
  Object.values(exported).flatMap((value) =>
    isDefinition(value) ? [value] : typeof value === 'object' && value ? Object.values(value).filter(isDefinition) : [],
  );

describe('what happened, in the audit log', () => {
  it('is worded in every language', async () => {
    const files = productFiles.filter((file) => /^core\/.*\/events\.ts$/.test(file));
    const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../${file}`)));
    const events = modules.flatMap(eventsIn);
    const missing = events.filter(({ name }) => !Object.hasOwn(spanish, name));
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(events.map(({ name }) => sentenceOf({ event: name }, 'fr'))).not.toContain(null);
  });
});
