import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { manifestFileSchema } from '../../core/manifest/manifest-schema.ts';

const committed = new URL('../../markets/manifest-file.schema.json', import.meta.url).pathname;

describe('the schema that editors use for manifest files', () => {
  it('is the committed one; write it anew with vitest -u', async () => {
    const text = await format(JSON.stringify(manifestFileSchema), {
      ...(await resolveConfig(committed)),
      parser: 'json',
    });
    await expect(text).toMatchFileSnapshot(committed);
  });
});
