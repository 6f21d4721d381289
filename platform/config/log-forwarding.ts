import type { Values } from './variables.ts';

/** Where lines of the log are sent besides standard error. */
export interface LogForwarding {
  /** Takes log records by OTLP over HTTP, as JSON. */
  url: string;
  /** Sent along; may hold a secret. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
}

/** @param text `name=value,name=value`, values percent-encoded */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => {
    const end = pair.indexOf('=');
    return [pair.slice(0, end), decodeURIComponent(pair.slice(end + 1))];
  });
  return Object.fromEntries(pairs);
}

/**
 * On only where the logs have an address of their own: the general one of OpenTelemetry has always meant traces here. Headers of their
 * own come before the general ones.
 */
export function logForwardingFrom(values: Values): LogForwarding | null {
  const url = values.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT;
  if (url === undefined) return null;
  const headers = values.OTEL_EXPORTER_OTLP_LOGS_HEADERS ?? values.OTEL_EXPORTER_OTLP_HEADERS;
  return {
    url,
    headers: headers === undefined ? {} : readHeaders(headers),
    serviceName: values.OTEL_SERVICE_NAME ?? 'quietprint',
  };
}
