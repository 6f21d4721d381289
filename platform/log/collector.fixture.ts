import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A log record as it was received, its attributes by name. */
export interface ReceivedRecord {
  time: string;
  severity: string;
  body: string;
  attributes: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; doubleValue?: number };
}

interface Export {
  resourceLogs: {
    resource: { attributes: Attribute[] };
    scopeLogs: {
      logRecords: {
        timeUnixNano: string;
        severityText: string;
        body: { stringValue: string };
        attributes: Attribute[];
      }[];
    }[];
  }[];
}

const named = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.doubleValue]));

/** For a test: a collector that takes log records by OTLP over HTTP, as JSON, on a free port. */
export async function openCollector() {
  const records: ReceivedRecord[] = [];
  const requests: { headers: IncomingHttpHeaders; resource: Record<string, unknown>; count: number }[] = [];
  const answers = { status: 200 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { status } = answers;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    if (status !== 200) return;
    for (const { resource, scopeLogs } of (JSON.parse(body) as Export).resourceLogs) {
      const received = scopeLogs.flatMap(({ logRecords }) => logRecords);
      requests.push({ headers: request.headers, resource: named(resource.attributes), count: received.length });
      for (const { timeUnixNano, severityText, body: said, attributes } of received)
        records.push({
          time: new Date(Number(BigInt(timeUnixNano) / 1_000_000n)).toISOString(),
          severity: severityText,
          body: said.stringValue,
          attributes: named(attributes),
        });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/logs`,
    records,
    requests,
    /** What it answers with; tests change it. */
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
