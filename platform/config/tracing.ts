import type { Values } from './variables.ts';

/** Where spans are sent, and how many. */
export interface TracingConfig {
  /** Takes spans by OTLP over HTTP, as JSON. */
  url: string;
  /** Sent along, as `name=value,name=value`; may hold a secret. */
  headers: string;
  serviceName: string;
  /** The part of the traces begun here that is kept, from 0 to 1. */
  ratio: number;
}

/** As OpenTelemetry defines these variables: the general address is a base, the one for traces is taken as it is. */
export function tracingFrom(values: Values): TracingConfig | null {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  if (url === undefined) return null;
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? '',
    serviceName: values.OTEL_SERVICE_NAME ?? 'quietprint',
    ratio: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}
