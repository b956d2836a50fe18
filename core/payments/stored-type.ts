import type { Manifest } from '../../schemas/types/manifest.ts';

/** What the plugins of a market declare of its payment types. */
export type Declarations = Pick<Manifest['payments'], 'declared'>;

/** The stored code of a type, whatever spelling it came in [PAY-04]. */
export const storedType = (type: string, { declared = {} }: Declarations): string => {
  if (Object.hasOwn(declared, type)) return type;
  const [code = type] =
    Object.entries(declared).find(([, { aliases }]) => aliases?.includes(type)) ?? [];
  return code;
};

/** Whether a type is paid at the door or in the hut, so that nothing is held beforehand [PAY-03, PAY-17, CST-43]. */
export const isOffline = (
  type: string,
  payments: Pick<Manifest['payments'], 'declared' | 'offline'>,
): boolean => payments.offline?.includes(storedType(type, payments)) === true;
