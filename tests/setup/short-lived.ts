/**
 * Flags of Node for a program that ends soon: code of the embedded database that is compiled anew to run faster is not
 * run often enough to gain from it. A start takes a sixth less of the processor.
 */
export const shortLived: readonly string[] = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
