import { type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import type { LogForwarding } from '../config/log-forwarding.ts';
import { type Environment, proxiesOf } from '../http/proxies.ts';
import type { Logger, LogLevel, LogLine } from '../log.ts';

/** Lines that wait to be sent; beyond that the oldest are given up, so that a collector that is away costs no memory without end. */
const MOST_WAITING = 4_096;
const MOST_AT_ONCE = 512;
/** How long lines are collected for one request, and how long is waited after one that failed; doubled each time. */
const GATHER_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const SEND_MS = 5_000;

/** As OpenTelemetry numbers them. */
const SEVERITIES: Readonly<Record<LogLevel, number>> = { debug: 5, info: 9, warn: 13, error: 17 };

export interface LogForwarder {
  /** Never fails and never waits. */
  take(line: LogLine): void;
  /** Who is told, once, that lines do not arrive, and that they do again. */
  reportTo(log: Pick<Logger, 'warn' | 'info'>): void;
  /** Sends what is left, once, for at most five seconds. Never fails. */
  flush(): Promise<void>;
  /** The same, and takes nothing any more. */
  close(): Promise<void>;
}

export interface ForwarderOptions {
  config: LogForwarding;
  version: string;
  /** Its proxies are honoured. */
  env: Environment;
  /** Milliseconds; tests gather for less. */
  gatherMs?: number;
}

const toAttribute = (key: string, value: string | number) => ({
  key,
  value: typeof value === 'string' ? { stringValue: value } : { doubleValue: value },
});

function recordOf({ time, level, message, fields, error }: LogLine) {
  const attributes = Object.entries(fields).map(([name, value]) => toAttribute(name, value));
  return {
    timeUnixNano: `${Date.parse(time)}000000`,
    severityNumber: SEVERITIES[level],
    severityText: level.toUpperCase(),
    body: { stringValue: message },
    attributes: error ? [...attributes, toAttribute('error', JSON.stringify(error))] : attributes,
  };
}

/** The body of one request, as OTLP defines it. */
const bodyOf = (lines: readonly LogLine[], { config, version }: ForwarderOptions): string =>
  JSON.stringify({
    resourceLogs: [
      {
        resource: {
          attributes: [toAttribute('service.name', config.serviceName), toAttribute('service.version', version)],
        },
        scopeLogs: [{ scope: { name: 'quietprint', version }, logRecords: lines.map(recordOf) }],
      },
    ],
  });

/** @throws when they did not arrive */
async function sendLines(lines: readonly LogLine[], dispatcher: Dispatcher, options: ForwarderOptions): Promise<void> {
  const { url, headers } = options.config;
  const { statusCode, body } = await request(url, {
    dispatcher,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: bodyOf(lines, options),
    signal: AbortSignal.timeout(SEND_MS),
  });
  await body.dump();
  if (statusCode < 200 || statusCode > 299) throw new Error(`the collector answered with ${statusCode}`);
}

/** Sends lines of the log on, in order and in batches. What stands in them was chosen by the log's own list of fields. */
export function createLogForwarder(options: ForwarderOptions): LogForwarder {
  const { gatherMs = GATHER_MS, env } = options;
  const dispatcher = new EnvHttpProxyAgent({ ...proxiesOf(env), allowH2: false });
  let waiting: LogLine[] = [];
  let lost = 0;
  let fails = 0;
  let isClosed = false;
  let log: Pick<Logger, 'warn' | 'info'> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;

  function giveUpOldest(): void {
    const tooMany = waiting.length - MOST_WAITING;
    if (tooMany <= 0) return;
    waiting = waiting.slice(tooMany);
    lost += tooMany;
  }

  function schedule(): void {
    if (timer || sending || isClosed || waiting.length === 0) return;
    const pause = Math.min(gatherMs * 2 ** fails, LONGEST_PAUSE_MS);
    timer = setTimeout(() => {
      timer = null;
      void send().then(schedule);
    }, pause);
    timer.unref();
  }

  async function sendBatch(): Promise<void> {
    const batch = waiting.splice(0, MOST_AT_ONCE);
    try {
      await sendLines(batch, dispatcher, options);
    } catch (error) {
      waiting = [...batch, ...waiting];
      giveUpOldest();
      fails++;
      if (fails === 1) log?.warn('Lines of the log do not arrive', { error });
      return;
    }
    if (fails > 0) log?.info('Lines of the log arrive again', { count: lost });
    fails = lost = 0;
  }

  function send(): Promise<void> {
    sending ??= sendBatch().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function flush(): Promise<void> {
    await sending;
    for (const before = fails; waiting.length > 0 && fails === before; ) await send();
  }

  return {
    take(line) {
      if (isClosed) return;
      waiting.push(line);
      giveUpOldest();
      schedule();
    },
    reportTo(to) {
      log = to;
    },
    flush,
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await flush();
      await dispatcher.destroy();
    },
  };
}
