import type { OptionsSchema } from '../../core/define-plugin.ts';

export interface OtpOptions {
  readonly terms: string;
  readonly wideNumbersPerHour: number;
}

/** The page of terms, and a limit beside those of the manifest's `identity` and `limits` [OTP-05, OTP-21, OTP-26]. */
export const otpOptions: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    terms: {
      description: 'Path of the page with the terms that a new customer accepts.',
      type: 'string',
      'x-visibility': 'client',
      pattern: '^/[^/\\\\]',
      default: '/cgv',
    },
    wideNumbersPerHour: {
      description:
        'Codes an hour, in the whole market, for numbers that only the wider rule of a flag level takes: anybody can say that they are at such a level, and messages to other countries cost money. 0 sends none.',
      type: 'integer',
      minimum: 0,
      maximum: 1000,
      default: 20,
    },
  },
};
