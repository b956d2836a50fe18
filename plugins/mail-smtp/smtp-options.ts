import type { OptionsSchema } from '../../core/define-plugin.ts';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  readonly security: 'starttls' | 'tls' | 'none';
  readonly userVariable?: string;
  readonly passwordVariable?: string;
  readonly from: string;
  readonly replyTo?: string;
}

const variable = '^[A-Z][A-Z0-9_]*$';

/** Which server takes the letters, and in whose name they come [GTW-30]. */
export const smtpOptions: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['host', 'from'],
  properties: {
    host: {
      description: 'Name of the mail server.',
      type: 'string',
      minLength: 1,
    },
    port: {
      description: 'Port of the mail server.',
      type: 'integer',
      minimum: 1,
      maximum: 65_535,
      default: 587,
    },
    security: {
      description:
        'How the connection is kept secret: starttls begins in the open and goes on encrypted or not at all, tls is encrypted from the first byte (port 465), none is for a server on the same machine only.',
      type: 'string',
      enum: ['starttls', 'tls', 'none'],
      default: 'starttls',
    },
    userVariable: {
      description:
        "Environment variable that holds the user's name; left out for a server that asks for none.",
      type: 'string',
      pattern: variable,
      'x-variable': true,
    },
    passwordVariable: {
      description: "Environment variable that holds the user's password.",
      type: 'string',
      pattern: variable,
      'x-variable': true,
    },
    from: {
      description:
        'Address that letters come from, with a name before it if wanted: Sol Pizza <orders@sol.example>.',
      type: 'string',
      pattern: '@',
    },
    replyTo: {
      description:
        'Address that answers go to; to the one that letters come from where it is left out.',
      type: 'string',
      pattern: '@',
    },
  },
  dependencies: { userVariable: ['passwordVariable'], passwordVariable: ['userVariable'] },
  anyOf: [
    { properties: { security: { enum: ['starttls', 'tls'] } } },
    { properties: { host: { enum: ['localhost', '127.0.0.1', '::1'] } } },
  ],
};
