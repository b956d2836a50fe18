import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type PluginFile, type PluginRoute, Refusal } from '../../core/server-half/plugin-route.ts';
import type { CybersourceOptions } from './cybersource-options.ts';

type Route = PluginRoute<CybersourceOptions>;

const folder = fileURLToPath(new URL('pages/', import.meta.url));

const fileTypes: ReadonlyMap<string, string> = new Map([
  ['collect.js', 'text/javascript'],
  ['step-up.js', 'text/javascript'],
  ['returned.js', 'text/javascript'],
  ['post-token.js', 'text/javascript'],
  ['frame.css', 'text/css'],
]);

const fileOf = async (name: string, type: string): Promise<PluginFile> => ({
  type: `${type}; charset=utf-8`,
  content: await readFile(folder + name, 'utf8'),
});

/** Shown in pages of our own only; tokens are posted to hosts of Cybersource's only. */
const policyOf = (hosts: readonly string[]): string => {
  const origins = hosts.map((host) => ` https://${host}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `frame-src 'self'${origins}`,
    `form-action${origins || " 'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
};

const route = (one: Pick<Route, 'method' | 'path' | 'answer'> & Partial<Route>): Route => ({
  summary: "A page of Cybersource's payer authentication",
  isPage: true,
  answers: { 200: { type: 'string', description: 'The page.' } },
  ...one,
});

const pageAnswer = async (file: string, hosts: readonly string[]) => {
  const { type, content } = await fileOf(file, 'text/html');
  return { type, content: String(content), policy: policyOf(hosts) };
};

const text = (description: string, maxLength: number) => ({
  type: 'string',
  description,
  maxLength,
});

/**
 * The pages between the shop and Cybersource's payer authentication: the one that collects data of the device, the one
 * that shows the bank's page, and the one that the bank's page leads back to [GTW-11].
 */
export const pageRoutes: readonly Route[] = [
  ...['collect', 'step-up'].map((name) =>
    route({
      method: 'GET',
      path: `/${name}`,
      async answer(_call, { options }) {
        const page = await pageAnswer('frame.html', options.payerAuthHosts);
        return { status: 200, file: { ...page, content: page.content.replace('{{name}}', name) } };
      },
    }),
  ),
  route({
    method: 'POST',
    path: '/returned',
    isForm: true,
    body: {
      type: 'object',
      description: 'What the bank came to, which the adapter asks Cybersource about itself.',
      maxProperties: 20,
      additionalProperties: { type: 'string', maxLength: 16_384 },
    },
    answer: async () => ({ status: 200, file: await pageAnswer('returned.html', []) }),
  }),
  route({
    method: 'GET',
    path: '/files/:name',
    isPublic: true,
    params: {
      type: 'object',
      required: ['name'],
      properties: { name: text('Name of the file.', 40) },
    },
    async answer({ params }) {
      const { name } = params as { readonly name: string };
      const type = fileTypes.get(name);
      if (type === undefined) throw new Refusal(404, 'NOT_FOUND', 'The file is not known.');
      return { status: 200, file: await fileOf(name, type) };
    },
  }),
];
