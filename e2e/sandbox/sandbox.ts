import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openCertificates } from './certificates.ts';
import { type Controls, createControls, type Latency, noLatency } from './controls.ts';
import { deliver } from './deliver.ts';
import { findHost, isMissingName } from './hosts/hosts.ts';
import { misbehave } from './misbehave.ts';
import { createWorld, type World } from './people.ts';
import { openProxy } from './proxy.ts';
import { notFound, type Question, type Reply } from './reply.ts';
import { addressesIn, type RecordedRequest, type Refusal } from './requests.ts';

export type { Controls, FailMode, Latency, LimitState } from './controls.ts';
export { realisticLatency } from './controls.ts';
export type { RecordedRequest } from './requests.ts';

export interface SandboxOptions {
  /** 0 or nothing = any free port. */
  port?: number;
  /** Folder for the certificate authority and the leaves; made when missing. */
  certDir: string;
  log?: (line: string) => void;
  /** Ages of everything count back from here. */
  now?: Date;
  latency?: Latency;
}

export interface Sandbox {
  /** For HTTPS_PROXY. */
  proxyUrl: string;
  /** For NODE_EXTRA_CA_CERTS. */
  caFile: string;
  /** Everything asked since the start or the last reset, in order; the array stays the same object. */
  requests: RecordedRequest[];
  controls: Controls;
  world: World;
  /** What a process needs in its environment to meet the sandbox instead of the internet. */
  environment: Readonly<
    Record<'HTTPS_PROXY' | 'HTTP_PROXY' | 'NO_PROXY' | 'NODE_EXTRA_CA_CERTS' | 'DIRECTORY_FILE', string>
  >;
  /** Forgets requests and what was published, and switches every control off. */
  reset(): void;
  close(): Promise<void>;
}

/** Whom people can write to about the breaches: as invented as these. */
export const companiesFile = path.join(import.meta.dirname, 'people/companies.jsonl');

/** Starts the stand-in for every outside source on 127.0.0.1. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const world = createWorld(options.now);
  const certificates = await openCertificates(options.certDir);
  const controls = createControls(options.latency ?? noLatency, () => performance.now(), world.moods);
  const requests: RecordedRequest[] = [];
  const log = options.log ?? (() => {});

  function refusal(host: string): Refusal | null {
    if (controls.isRefused(host)) return 'refused-by-test';
    if (findHost(host, world)) return null;
    return isMissingName(host, world) ? 'missing-name' : 'unknown-host';
  }

  function onRefused(host: string, why: Refusal, request: IncomingMessage) {
    const { method = 'CONNECT', headers } = request;
    requests.push({ ...blank, at: Date.now(), method, host, headers, refused: why });
    log(`${why} ${host}`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const question = await questionOf(request);
    const record: RecordedRequest = { ...blank, ...recordOf(question, request.url ?? '/') };
    requests.push(record);
    const { reply, waitMs } = decide(question);
    record.source = reply.source;
    record.about = reply.about?.email ?? null;
    await wait(waitMs);
    await controls.untilLetGo(question);
    if (response.destroyed) return;
    if (reply.delivery?.kind !== 'hang' && reply.delivery?.kind !== 'reset') record.status = reply.status;
    log(`${record.status ?? 'none'} ${question.method} ${question.host} ${reply.source ?? '-'}`);
    deliver(reply, response, question.method);
  }

  function decide(question: Question): { reply: Reply; waitMs: number } {
    const genuine = findHost(question.host, world)?.(question, world) ?? notFound();
    const behaviour = genuine.source ? genuine.about?.behaviour[genuine.source] : undefined;
    const reply = controls.apply(misbehave(genuine, behaviour), question.host);
    return { reply, waitMs: controls.latencyOf(question) + (behaviour?.kind === 'slow' ? behaviour.ms : 0) };
  }

  const proxy = await openProxy({
    port: options.port ?? 0,
    certificates,
    refusal,
    onRefused,
    answer: (request, response) =>
      answer(request, response).catch((error) => {
        log(`the sandbox itself failed: ${error.stack}`);
        if (!response.headersSent) response.writeHead(500);
        response.end(`The sandbox itself failed: ${error.message}`);
      }),
  });
  const proxyUrl = `http://127.0.0.1:${proxy.port}`;
  return {
    proxyUrl,
    environment: {
      HTTPS_PROXY: proxyUrl,
      HTTP_PROXY: proxyUrl,
      NO_PROXY: 'localhost,127.0.0.1,[::1]',
      NODE_EXTRA_CA_CERTS: certificates.caFile,
      DIRECTORY_FILE: companiesFile,
    },
    caFile: certificates.caFile,
    requests,
    controls,
    world,
    reset() {
      requests.length = 0;
      controls.clear();
      world.published.clear();
      world.withheld.clear();
      world.bios.clear();
    },
    close: proxy.close,
  };
}

const blank: RecordedRequest = {
  at: 0,
  method: '',
  host: '',
  path: '',
  headers: {},
  status: null,
  refused: null,
  source: null,
  about: null,
  addresses: [],
};

async function questionOf(request: IncomingMessage): Promise<Question> {
  const host = (request.headers.host ?? '').toLowerCase().replace(/:443$/, '');
  const url = new URL(`https://${host}/`);
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
  url.pathname = path;
  url.search = query;
  return { method: request.method ?? 'GET', host, url, headers: request.headers, body: await text(request) };
}

const recordOf = (question: Question, path: string) => ({
  at: Date.now(),
  method: question.method,
  host: question.host,
  path,
  headers: question.headers,
  addresses: addressesIn(path),
});

const wait = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined);
