import type { SmsSender, TextMessage } from '../../core/accounts/sms-sender.ts';
import type { OutsideAnswer, OutsideCall } from '../../core/server-half/outside-call.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { SmsOptions, TakenAnswer, Templates } from './sms-options.ts';

type Server = Pick<PluginServer<SmsOptions>, 'callOutside' | 'options' | 'variable'>;

/** What `{{…}}` stands for. */
type Values = ReadonlyMap<string, string>;

const valuesOf = (
  { options: { secrets }, variable }: Server,
  { market, phone, text }: TextMessage,
): Values =>
  new Map([
    ...secrets.map((name) => [name, variable(name)] as const),
    ['market', market],
    ['phone', phone],
    ['digits', phone.slice(1)],
    ['text', text],
  ]);

/** A text with its values in place; what stands in a value is never looked at again. */
const filled = (template: string, values: Values): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Nothing is known by the name {{${name}}}.`);
    return value;
  });

const filledAll = (templates: Templates, values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [name, filled(template, values)]),
  );

/** Basic authentication, where the provider asks for it. */
const loginOf = ({ options: { userVariable, passwordVariable }, variable }: Server) => {
  if (userVariable === undefined || passwordVariable === undefined) return {};
  const login = `${variable(userVariable)}:${variable(passwordVariable)}`;
  return { authorization: `Basic ${Buffer.from(login).toString('base64')}` };
};

const callOf = (server: Server, message: TextMessage): OutsideCall => {
  const { address, fields, format, headers, secretFields } = server.options;
  const values = valuesOf(server, message);
  const inPath = new Map([...values].map(([name, value]) => [name, encodeURIComponent(value)]));
  const secrets = Object.entries(secretFields).map(([name, of]) => [name, server.variable(of)]);
  const sent = {
    ...filledAll(fields, values),
    ...(Object.fromEntries(secrets) as Readonly<Record<string, string>>),
  };
  const isJson = format === 'json';
  return {
    method: 'POST',
    url: filled(address, inPath),
    headers: {
      'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      ...loginOf(server),
      ...filledAll(headers, values),
    },
    body: isJson ? JSON.stringify(sent) : new URLSearchParams(sent).toString(),
  };
};

/** What stands in JSON at the end of a path; nothing where the path leads nowhere. */
function valueAt(text: string, path: string): unknown {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}

const isTaken = ({ status, body }: OutsideAnswer, taken: TakenAnswer | undefined): boolean =>
  status >= 200 && status <= 299 && (!taken || String(valueAt(body, taken.path)) === taken.value);

/**
 * Hands messages to a provider over HTTP [GTW-32]. None is handed on twice, as no provider says that it would know one
 * again.
 */
export const httpSender = (server: Server): SmsSender => ({
  async send(message) {
    const answer = await server.callOutside(callOf(server, message));
    // The provider's own words may repeat the message: they get into no error, and so into no log.
    if (!isTaken(answer, server.options.taken)) {
      throw new Error(`The provider did not take the message (${answer.status}).`);
    }
  },
});
