import { join } from 'node:path';
import { Ajv } from 'ajv';
import { root } from '../../../tools/tasks/project.ts';
import { bundleSchemas } from '../../../tools/types/bundle-schemas.ts';
import { readSchemas } from '../../../tools/types/read-schemas.ts';

const ajv = new Ajv({ strict: true, allowUnionTypes: true });
const { definitions } = bundleSchemas(readSchemas(join(root, 'schemas')));

/** Whether a value is a message by the schema of that name. */
export const fits = (name: 'MessageFromApp' | 'MessageToApp') => {
  const check = ajv.compile({ $ref: `#/definitions/webview.messages.${name}`, definitions });
  return (value: unknown) => check(value);
};
