import { environmentOf } from '../client/kernel/environment.ts';
import type { ShellEnvironment } from '../client/tiers.ts';
import { useApp } from './store-context.tsx';

/** What the stores reach the outside through; pages take the manifest and the extensions from it. */
export const useEnvironment = (): ShellEnvironment => environmentOf(useApp());
