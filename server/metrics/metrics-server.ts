import { statfsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBuildFacts } from '#platform/build-facts.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Platform } from '#platform/platform.ts';
import { listenOn } from '#server/http/listener.ts';
import { readinessAnswer, readinessOf } from '#server/http/readiness.ts';
import { gauges } from '#server/modules.ts';

export interface MetricsServer extends Pick<Metrics, 'noteRequest' | 'watch'> {
  port: number;
  close(): Promise<void>;
}

/** A reader that is slower than this has left. */
const ANSWER_MS = 10_000;

type Answer = (response: ServerResponse) => Promise<unknown>;

/**
 * Lets an operator's tools read what `createMetrics` sees, and whether this process lives and may be given work, on a port of
 * its own that no visitor reaches: a worker has no other. The library is loaded only where the port is asked for.
 * @param isStopping true from the moment the process was asked to stop
 */
export async function openMetrics(platform: Platform, isStopping: () => boolean): Promise<MetricsServer | null> {
  const { metrics: place } = platform.config;
  if (place === null) return null;
  const { createMetrics } = await import('#platform/metrics/metrics.ts');
  const metrics = createMetrics(platform, gauges);
  metrics.describe('quietprint_build_info', 'Which build this process runs.', { ...readBuildFacts() });
  const { dataDir } = platform.config;
  metrics.watch('quietprint_data_dir_free_bytes', 'Bytes that are free on the disk of DATA_DIR.', () =>
    freeIn(dataDir),
  );
  const answers: Readonly<Record<string, Answer>> = {
    '/metrics': async (response) => {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    },
    '/healthz': async (response) => response.writeHead(200, JSON_TYPE).end('{"ok":true}'),
    '/readyz': async (response) => {
      const readiness = await readinessOf(platform, isStopping);
      const { status, headers } = readinessAnswer(readiness);
      response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(readiness));
    },
  };
  const server = createServer({ requestTimeout: ANSWER_MS, headersTimeout: ANSWER_MS }, (request, response) => {
    const answer = answerTo(request, answers);
    if (!answer) return void response.writeHead(404).end();
    answer(response).catch((error: unknown) => {
      platform.log.error('The metrics could not be written', { error });
      response.writeHead(500).end();
    });
  });
  const port = await listenOn(server, place.port, place.host);
  platform.log.info('Metrics can be read', { port });
  return {
    noteRequest: metrics.noteRequest,
    watch: metrics.watch,
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** NaN where nobody can say. */
function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.NaN;
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

function answerTo({ method, url = '' }: IncomingMessage, answers: Readonly<Record<string, Answer>>): Answer | null {
  const [path = ''] = url.split('?', 1);
  return method === 'GET' && Object.hasOwn(answers, path) ? (answers[path] ?? null) : null;
}
