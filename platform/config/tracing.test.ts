import { expect, it } from 'vitest';
import { tracingFrom } from './tracing.ts';

const general = 'http://127.0.0.1:4318';

it('is off unless an address is set', () => {
  expect(tracingFrom({ OTEL_SERVICE_NAME: 'other', OTEL_TRACES_SAMPLER_ARG: 1 })).toBeNull();
});

it.each([
  ['the general address is a base', { OTEL_EXPORTER_OTLP_ENDPOINT: general }, `${general}/v1/traces`],
  [
    'whose last stroke counts for nothing',
    { OTEL_EXPORTER_OTLP_ENDPOINT: `${general}/in/` },
    `${general}/in/v1/traces`,
  ],
  [
    'the address for traces comes first, and is taken as it is',
    { OTEL_EXPORTER_OTLP_ENDPOINT: general, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://other.example/spans' },
    'https://other.example/spans',
  ],
])('%s', (_what, values, url) => {
  expect(tracingFrom(values)).toEqual({ url, headers: '', serviceName: 'quietprint', ratio: 1 });
});

it('takes headers, name and part as they are set', () => {
  const values = { OTEL_EXPORTER_OTLP_HEADERS: 'a=b', OTEL_SERVICE_NAME: 'other', OTEL_TRACES_SAMPLER_ARG: 0 };
  expect(tracingFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: general, ...values })).toMatchObject({
    headers: 'a=b',
    serviceName: 'other',
    ratio: 0,
  });
});
