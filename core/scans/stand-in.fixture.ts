import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ScanSources } from '#core/scans/internal/sources.ts';
import type { Exposure, Source } from '#core/sources/define.ts';
import type { QuotaWindow, Vendor } from '#core/sources/internal/pacing/quota.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { applies, identifierOf } from '#core/sources/queries/subject.ts';
import { createOutgoing, type Outgoing } from '#platform/http/outgoing.ts';

export const hostOf = (sourceId: string): string => `${sourceId}.stand-in.example`;

/** Somebody else to ask for each source. */
export const vendorOf = (id: string, windows: QuotaWindow[], concurrency = 50): Vendor => ({
  id,
  windows,
  concurrency,
});

/** A source that finds what the stand-in's body lists, `["one", "two"]`, and nothing where it answers `[]` with 404. */
export function standInSource(id: string, change: Partial<Source> = {}): Source {
  return {
    id,
    name: `Source ${id}`,
    homepage: `https://${hostOf(id)}/`,
    category: 'breaches',
    reveals: 'what a test wants',
    clearCovers: 'what a test says',
    needs: 'email',
    privacy: 'P3',
    key: null,
    hosts: [hostOf(id)],
    vendor: vendorOf(id, [{ most: 50, seconds: 0.05 }]),
    timeoutMs: 10_000,
    maxBytes: 100_000,
    cacheHours: 0,
    credit: null,
    removal: null,
    async check(subject, { ask }) {
      const response = await ask({
        url: `https://${hostOf(id)}/?${subject.kind}=${encodeURIComponent(identifierOf(subject))}`,
      });
      const names = readJson(response, z.array(z.string()), { status: response.status === 404 ? 404 : 200 });
      return foundOrClear(
        names.value.map((key) => exposureOf(`${id}-${key}`)),
        names,
      );
    },
    ...change,
  };
}

/** A breach of Alice's password, told apart by its key. */
export const exposureOf = (key: string): Exposure => ({
  key,
  kind: 'breach',
  classes: ['breach-email', 'password'],
  exposed: ['Email address', 'Password'],
  breach: { name: `Breach ${key}`, domain: `${key}.example`, year: 2024 },
  where: `Breach ${key}`,
  url: null,
  since: '2024-05',
  stillPublic: false,
  certainty: 'verified',
  reach: 'circulating',
  passwordStorage: 'weak',
  evidence: [],
});

export const sourcesOf = (list: readonly Source[]): ScanSources => ({
  sourcesFor: (subject) => list.filter((source) => applies(source, subject)),
  sourceById: (id) => list.find((source) => source.id === id) ?? null,
  allSources: () => list,
});

/** The real way out, all of whose names lead to one stand-in on this machine. */
export const outgoingTo = ({ port, caFile }: { port: number; caFile: string }): Outgoing =>
  createOutgoing({
    env: {},
    userAgent: 'test',
    ca: readFileSync(caFile, 'utf8'),
    port,
    resolve: async () => ['127.0.0.1'],
    permitAddress: () => true,
  });
