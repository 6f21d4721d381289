import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Exposure, Source } from '#core/sources/define.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { OutgoingError, type OutgoingRequest } from '#platform/http/outgoing.ts';
import { createWorld, type World, type WorldOptions } from '#tests/world.ts';
import { isProvable, type Provable } from './internal/health.ts';

const known = ['resident@site.example', 'neighbour@site.example'] as const;

/** What the site says of somebody. */
export type Mood = 'truthful' | 'finds everybody' | 'finds nobody' | 'down';

const profile: Exposure = {
  key: 'profile',
  kind: 'profile',
  classes: ['public-profile'],
  exposed: ['Public profile'],
  breach: null,
  where: 'Site',
  url: null,
  since: null,
  stillPublic: true,
  certainty: 'verified',
  reach: 'open',
  passwordStorage: null,
  evidence: [],
};

let nobodies = 0;

/** A site that has profiles of some people, and can be proved by them. */
export function siteSource(id: string, change: Partial<Source> = {}): Source {
  return {
    id,
    name: `Site ${id}`,
    homepage: `https://${id}.site.example/`,
    category: 'identity',
    reveals: 'What a test wants.',
    clearCovers: 'What a test says.',
    needs: 'email',
    privacy: 'P3',
    key: null,
    hosts: [`${id}.site.example`],
    vendor: { id, windows: [{ most: 100, seconds: 0.1 }], concurrency: 10 },
    timeoutMs: 10_000,
    maxBytes: 100_000,
    cacheHours: 24,
    credit: null,
    removal: null,
    control: { known, keptBy: 'people', impossible: () => `nobody-${++nobodies}@site.example` },
    async check(subject, { ask }) {
      const answer = readJson(
        await ask({ url: `https://${id}.site.example/?who=${identifierOf(subject)}` }),
        z.boolean(),
      );
      return foundOrClear(answer.value ? [profile] : [], answer);
    },
    ...change,
  };
}

export function provable(id: string, change: Partial<Source> = {}): Provable {
  const source = siteSource(id, change);
  if (!isProvable(source)) throw new Error('it has no control');
  return source;
}

export interface SiteWorld extends World {
  /** By the id of the site; a truthful one where nothing stands. */
  moods: Record<string, Mood>;
  /** Whom each site was asked about, "site who". */
  asked: string[];
  /** Who has a profile, beside those who are known. */
  members: Set<string>;
}

/** A world whose outside are such sites. */
export async function createSiteWorld(database: Database, options: Partial<WorldOptions> = {}): Promise<SiteWorld> {
  const site = { moods: {} as Record<string, Mood>, asked: [] as string[], members: new Set<string>(known) };
  const outgoing = {
    close: async () => {},
    async fetch({ url }: OutgoingRequest) {
      const { hostname, searchParams } = new URL(url);
      const [id = '', who = ''] = [hostname.split('.')[0], searchParams.get('who') ?? ''];
      if (!hostname.endsWith('site.example')) throw new OutgoingError('unreachable');
      site.asked.push(`${id} ${who.replace(/\d+/, '')}`);
      const mood = site.moods[id] ?? 'truthful';
      if (mood === 'down') throw new OutgoingError('unreachable');
      const text = String(mood === 'truthful' ? site.members.has(who) : mood === 'finds everybody');
      const headers = new Headers({ 'content-type': 'application/json' });
      return { status: 200, headers, body: new TextEncoder().encode(text), text: () => text };
    },
  };
  await database.transaction(systemScope, async (tx) => {
    for (const table of [
      'source_health',
      'source_verdicts',
      'source_days',
      'source_answers',
      'source_slots',
      'source_vendors',
      'outbox',
      'mails',
    ])
      await tx.execute(sql.raw(`delete from ${table}`));
  });
  return Object.assign(await createWorld({ database, outgoing, ...options }), site);
}
