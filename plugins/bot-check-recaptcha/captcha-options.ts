import type { OptionsSchema } from '../../core/define-plugin.ts';

/** The options that browsers get. */
export interface ShownOptions {
  readonly siteKey: string;
}

export interface CaptchaOptions extends ShownOptions {
  readonly keyVariable: string;
  readonly leastScore: number;
  readonly verifyAddress: string;
}

/** Which site the check is for, and who counts as a person [GTW-37]. */
export const captchaOptions: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['siteKey', 'keyVariable'],
  properties: {
    siteKey: {
      description: 'Site key of reCAPTCHA v3, which pages show.',
      type: 'string',
      pattern: '^[\\w-]+$',
      'x-visibility': 'client',
    },
    keyVariable: {
      description: 'Environment variable that holds the secret key of the site.',
      type: 'string',
      pattern: '^[A-Z][A-Z0-9_]*$',
      'x-variable': true,
    },
    leastScore: {
      description: 'Score from 0 to 1 from which a caller counts as a person.',
      type: 'number',
      minimum: 0,
      maximum: 1,
      default: 0.5,
    },
    verifyAddress: {
      description:
        'Address at which the server has tokens judged; another than the usual one for tests.',
      type: 'string',
      pattern: '^(?:https://|http://127\\.0\\.0\\.1:)',
      default: 'https://www.google.com/recaptcha/api/siteverify',
    },
  },
};
