import { defineServerHalf } from '../../core/define-server-half.ts';
import { catalogueFiles } from './catalogue-files.ts';

export default defineServerHalf<{ readonly folder: string }>({
  contributes: [
    { point: 'catalogue-source', make: ({ options: { folder } }) => catalogueFiles(folder) },
  ],
});
