import type { OptionsSchema } from '../define-plugin.ts';

/** What every adapter of a payment provider is told. */
export interface GatewayOptions {
  /** Where the provider's API is. */
  readonly address: string;
  readonly testMode: boolean;
}

/** The name of an environment variable that holds a key or secret of a provider. */
export const variableOption = (description: string) =>
  ({ description, type: 'string', pattern: '^[A-Z][A-Z0-9_]*$', 'x-variable': true }) as const;

/** A setting of a provider's account. */
export const textOption = (description: string) =>
  ({ description, type: 'string', minLength: 1 }) as const;

/** The address of an API: encrypted, or on the machine itself, for stand-ins. */
export const addressOption = (description: string) =>
  ({
    description,
    type: 'string',
    pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)(:|/|$))[^?#]*[^/?#]$',
  }) as const;

/**
 * The schema of an adapter's options: those of its own, and what every adapter is told.
 * @param address the provider's own, where it has one for everybody
 * @param optional those of its own that may be left out
 */
export const gatewayOptions = (
  address: string | undefined,
  own: Readonly<Record<string, object>>,
  optional: readonly string[] = [],
): OptionsSchema => ({
  type: 'object',
  additionalProperties: false,
  required: [
    ...(address === undefined ? ['address'] : []),
    ...Object.keys(own).filter((name) => !optional.includes(name)),
  ],
  properties: {
    address: {
      ...addressOption("Address of the provider's API, without a slash at its end."),
      ...(address !== undefined && { default: address }),
    },
    testMode: {
      description:
        "Whether keys and address are those of the provider's test system, so that no money moves.",
      type: 'boolean',
      default: false,
    },
    ...own,
  },
});
