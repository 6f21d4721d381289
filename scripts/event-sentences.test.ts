import { describe, expect, it } from 'vitest';
import { type EventDefinition, sentenceOf } from '#core/base/audit/events.ts';
import spanish from '#core/base/audit/sentences.es.ts';
import { productFiles } from './structure/files.ts';

/** What staff and the operator do, which stands in no customer's log. */
const ofStaff =
  /^(?:availability|blog|branding|catalogue|company-route|content|keys|message|operator|order\.internal-note|order\.exported|page|picture|post|reply|saved-reply|service|site|source|user\.note)/;

const isDefinition = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'sentence' in value && 'entityType' in value;

/** Events that a module exports, by themselves or in a record. */
const eventsIn = (exported: Record<string, unknown>): EventDefinition[] =>
  Object.values(exported).flatMap((value) =>
    isDefinition(value) ? [value] : typeof value === 'object' && value ? Object.values(value).filter(isDefinition) : [],
  );

describe('what happened, in a customer’s log', () => {
  it('is worded in every language', async () => {
    const files = productFiles.filter((file) => /^core\/.*\/events\.ts$/.test(file));
    const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../${file}`)));
    const events = modules.flatMap(eventsIn);
    const missing = events.filter(({ name }) => !ofStaff.test(name) && !Object.hasOwn(spanish, name));
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(events.map(({ name }) => sentenceOf({ event: name }, 'fr'))).not.toContain(null);
  });
});
