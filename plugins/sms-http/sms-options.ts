import type { OptionsSchema } from '../../core/define-plugin.ts';

/** Texts by name, in which `{{…}}` stands for something of the message or of the environment. */
export type Templates = Readonly<Record<string, string>>;

/** An answer that says by its body whether the message was taken. */
export interface TakenAnswer {
  readonly path: string;
  readonly value: string;
}

export interface SmsOptions {
  readonly address: string;
  readonly format: 'form' | 'json';
  readonly fields: Templates;
  /** Variables of the environment by the names of the fields that send what they hold. */
  readonly secretFields: Templates;
  readonly headers: Templates;
  readonly secrets: readonly string[];
  readonly userVariable?: string;
  readonly passwordVariable?: string;
  readonly taken?: TakenAnswer;
}

const variable = {
  description: 'Name of an environment variable.',
  type: 'string',
  pattern: '^[A-Z][A-Z0-9_]*$',
  'x-variable': true,
};

const templates = (description: string) => ({
  description,
  type: 'object',
  additionalProperties: { description: 'What is sent.', type: 'string' },
});

/** How messages are handed to a provider: where, in which fields, and with which secrets [GTW-32]. */
export const smsOptions: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['address', 'fields'],
  properties: {
    address: {
      description:
        'Address that messages are posted to; {{…}} in its path as in fields. It begins with https://, or with http:// on the same machine.',
      type: 'string',
      pattern: '^(?:https://|http://(?:localhost|127\\.0\\.0\\.1)[:/])',
    },
    format: {
      description: 'How the fields are written: as a form, or as JSON.',
      type: 'string',
      enum: ['form', 'json'],
      default: 'form',
    },
    fields: templates(
      'What is sent, by the names that the provider has for it. In the values {{phone}} stands for the phone number with its plus sign, {{digits}} for the number without it, {{text}} for the message, {{market}} for the id of the market, and the name of one of the secrets, such as {{SMS_KEY}}, for what that variable holds.',
    ),
    secretFields: {
      description:
        'More fields: those that send what an environment variable holds, each with the name of the variable.',
      type: 'object',
      additionalProperties: variable,
      default: {},
    },
    headers: {
      ...templates('Headers of the call, with the same {{…}} as fields.'),
      default: {},
    },
    secrets: {
      description:
        'Environment variables that address, fields and headers name: keys and whatever else stands in no manifest.',
      type: 'array',
      items: variable,
      uniqueItems: true,
      default: [],
    },
    userVariable: {
      ...variable,
      description:
        'Environment variable that holds the user of basic authentication; left out for a provider without it.',
    },
    passwordVariable: {
      ...variable,
      description: 'Environment variable that holds the password of basic authentication.',
    },
    taken: {
      description:
        'For a provider that answers 200 to messages it does not take: what its answer holds for one it takes.',
      type: 'object',
      additionalProperties: false,
      required: ['path', 'value'],
      properties: {
        path: {
          description:
            'Keys and positions that lead to it in the JSON, with dots: messages.0.status.',
          type: 'string',
          minLength: 1,
        },
        value: { description: 'What stands there, as a text.', type: 'string' },
      },
    },
  },
  dependencies: { userVariable: ['passwordVariable'], passwordVariable: ['userVariable'] },
};
