import { declarations, type PaymentProvider } from '../../../core/payments/payment-provider.ts';
import { pluginLoaders } from '../../setup/plugin-loaders.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';

const plugins = new Map(
  await Promise.all(
    Object.entries(pluginLoaders).map(
      async ([id, load]) => [id, (await load()).default.contributes] as const,
    ),
  ),
);

/** The payment providers that the plugins of a manifest bring. */
const providersOf = (manifest: Manifest): readonly PaymentProvider[] =>
  manifest.plugins.flatMap(({ id, options = {} }) =>
    (plugins.get(id) ?? []).flatMap((one) =>
      one.point === 'payment-provider' ? [one.make({ options, manifest })] : [],
    ),
  );

/** A manifest with what a start fills in: what its plugins declare of their payment types. */
export const withDeclaredTypes = (manifest: Manifest): Manifest => ({
  ...manifest,
  payments: { ...manifest.payments, ...declarations(providersOf(manifest)) },
});

/** Every provider that some plugin brings, by the plugin's id. */
export const everyProvider: ReadonlyMap<string, PaymentProvider> = new Map(
  [...plugins].flatMap(([id, contributes]) =>
    contributes.flatMap((one): [string, PaymentProvider][] =>
      one.point === 'payment-provider'
        ? [[id, one.make({ options: {}, manifest: {} as Manifest })]]
        : [],
    ),
  ),
);

/** Every payment type that some plugin declares; several declare the card on a page of the shop. */
export const everyType: readonly string[] = [
  ...new Set([...everyProvider.values()].flatMap(({ types }) => types.map(({ type }) => type))),
];
