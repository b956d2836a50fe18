import { optionalText, type Setting, text } from '../setting-kinds.ts';

/** What the environment says of traces. */
export interface TracingEnvironment {
  /** Where traces go; without it none are made. */
  readonly tracesEndpoint: string | undefined;
  readonly tracesHeaders: string | undefined;
  readonly tracesService: string;
  readonly tracesShare: number;
}

const share: Setting<number> = {
  variable: 'OTEL_TRACES_SAMPLER_ARG',
  purpose: 'Which part of all traces is sent, from 0 to 1.',
  read: (value) => {
    const number = /^[01](\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    return number <= 1 ? number : undefined;
  },
  expected: 'a number from 0 to 1',
  fallback: 1,
};

/** The settings of traces, by the names that OpenTelemetry gives them. */
export const tracingSettings = {
  tracesEndpoint: {
    ...optionalText(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'Address of an OpenTelemetry collector that takes OTLP over HTTP; traces of calls are sent to /v1/traces below it. Without it none are made.',
    ),
    read: (value: string) =>
      /^https?:\/\//.test(value) && URL.canParse(value) ? value : undefined,
    expected: 'an address that starts with http:// or https://',
  },
  tracesHeaders: {
    ...optionalText(
      'OTEL_EXPORTER_OTLP_HEADERS',
      'Headers that the collector wants, such as authorization=Bearer%20secret, with commas between.',
    ),
    read: (value: string) => (/^[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/.test(value) ? value : undefined),
    expected: 'names and values as in name=value,name=value',
  },
  tracesService: text('OTEL_SERVICE_NAME', 'Name of this service in traces.', 'comanda'),
  tracesShare: share,
} as const;
