import { buildWhenStale } from './build-product.ts';

try {
  if (await buildWhenStale()) console.log('Built into dist.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
