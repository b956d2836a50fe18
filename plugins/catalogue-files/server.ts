import { defineServerHalf } from '../../core/define-server-half.ts';
import { catalogueFolder } from './catalogue-folder.ts';

export default defineServerHalf<{ readonly folder: string }>({
  contributes: [
    { point: 'catalogue-source', make: ({ options: { folder } }) => catalogueFolder(folder) },
  ],
});
