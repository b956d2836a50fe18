import { buildProduct } from './build-product.ts';

try {
  await buildProduct();
  console.log('Built into dist.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
