import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenOn } from '#server/http/listener.ts';

/** A span as it was received, its attributes by name. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  /** 2: it failed. */
  status: { code?: number; message?: string };
  events?: unknown[];
  links?: unknown[];
  attributes: Record<string, unknown>;
}

interface Value {
  stringValue?: string;
  intValue?: number | string;
}
type Attributes = { key: string; value: Value }[];
interface Export {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: Attributes })[] }[];
  }[];
}

const named = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

/** A collector: takes spans by OTLP over HTTP, as JSON, on a free port. */
export async function openReceiver() {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  let text = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    text += body;
    requests.push({ path: request.url ?? '', headers: request.headers });
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      resources.push(named(resource.attributes));
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: named(span.attributes) });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await listenOn(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    spans,
    resources,
    requests,
    /** Everything that was received, as it came. */
    text: () => text,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
