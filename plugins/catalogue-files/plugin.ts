import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'catalogue-files',
  title: "The catalogue from JSON files in the market's folder",
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      folder: {
        description: "The folder of the files, within the market's; one without files is no error.",
        type: 'string',
        pattern: '^[\\w-]+(/[\\w-]+)*$',
        default: 'catalogue',
      },
    },
  },
  contributes: [],
});
