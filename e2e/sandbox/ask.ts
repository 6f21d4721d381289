import { readFileSync } from 'node:fs';
import { type Dispatcher, ProxyAgent, request } from 'undici';
import type { Sandbox } from './sandbox.ts';

export interface Answer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
  bytes: Uint8Array;
  /** @throws SyntaxError */
  // biome-ignore lint/suspicious/noExplicitAny: answers are compared with what the documents say, field by field
  json(): any;
}

export interface Client {
  get(url: string, headers?: Record<string, string>, timeoutMs?: number): Promise<Answer>;
  close(): Promise<void>;
}

/** A client that trusts the sandbox's authority and nothing else, over the proxy, as the product does. */
export function openClient(sandbox: Sandbox, trust: string | null = readFileSync(sandbox.caFile, 'utf8')): Client {
  const tls = trust === null ? {} : { ca: trust };
  const agent = new ProxyAgent({ uri: sandbox.proxyUrl, requestTls: tls });
  return {
    async get(url, headers = {}, timeoutMs = 5000) {
      const response = await request(url, {
        dispatcher: agent,
        headers: { 'user-agent': 'Quietprint/1.0 (privacy@quietprint.example)', ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = await response.body.bytes();
      const text = new TextDecoder().decode(bytes);
      return { status: response.statusCode, headers: response.headers, text, bytes, json: () => JSON.parse(text) };
    },
    close: () => agent.destroy(),
  };
}
