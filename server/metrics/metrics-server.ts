import { createServer } from 'node:http';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Platform } from '#platform/platform.ts';
import { listenOn } from '#server/http/listener.ts';
import { gauges } from '#server/modules.ts';

export interface MetricsServer extends Pick<Metrics, 'noteRequest' | 'watch'> {
  port: number;
  close(): Promise<void>;
}

/** A reader that is slower than this has left. */
const ANSWER_MS = 10_000;

/**
 * Lets an operator's tools read what `createMetrics` sees, on a port of its own that no visitor reaches. Its library is
 * loaded only where that is asked for.
 */
export async function openMetrics(platform: Platform): Promise<MetricsServer | null> {
  const { metrics: place } = platform.config;
  if (place === null) return null;
  const { createMetrics } = await import('#platform/metrics/metrics.ts');
  const metrics = createMetrics(platform, gauges);
  const server = createServer({ requestTimeout: ANSWER_MS, headersTimeout: ANSWER_MS }, (request, response) => {
    const isRead = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isRead) return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        platform.log.error('The metrics could not be written', { error });
        response.writeHead(500).end();
      },
    );
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
