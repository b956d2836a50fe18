import fastify from 'fastify';
import { expect, it } from 'vitest';
import { gatewayPath, registerGatewayPages } from '../../../server/sandbox/gateway-pages.ts';

it('ships the typeface of the sandbox pages with them [OPS-01]', async () => {
  const app = fastify();
  registerGatewayPages(app, () => Promise.reject(new Error('No payment is asked for.')));
  const ask = (name: string) => app.inject(`${gatewayPath}/files/${name}`);
  const style = (await ask('sandbox.css')).payload;
  const [, family = ''] = /font-family: (\w+);/.exec(style) ?? [];
  expect(style).toMatch(new RegExp(String.raw`\bfont:\s*400 1rem/1\.5 ${family},`));
  const named = [...style.matchAll(/url\('([^']+)'\)/g)].map(([, name = '']) => name);
  expect(named).toHaveLength(2);
  for (const name of named) {
    const { statusCode, headers, rawPayload } = await ask(name);
    expect({ name, statusCode, type: headers['content-type'] }).toEqual({
      name,
      statusCode: 200,
      type: 'font/woff2',
    });
    expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  }
});
