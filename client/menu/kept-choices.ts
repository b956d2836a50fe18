import type { Catalogue } from '../../core/menu/catalogue.ts';
import { checkChoice } from '../../core/menu/check-choice.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { priceChoice } from '../../core/menu/price-choice.ts';
import { expiresAfter, isExpired, LooseItemModel } from '../basket/basket-model.ts';
import type { Environment } from '../kernel/environment.ts';

/** Something that was chosen before the customer had a hut. */
export interface KeptChoice {
  readonly choice: Choice;
  /** What the customer knows it by. */
  readonly title: string;
  /** What it cost when it was chosen, in minor units. */
  readonly price: number;
}

type Ports = Pick<Environment, 'market' | 'now' | 'storage'>;

const keyOf = ({ market }: Ports): string =>
  `${market.manifest.storage.persistKeyPrefix}${keptChoicesKey}`;

/** Name under which it is kept. */
export const keptChoicesKey = 'chosen';

/** Storage belongs to the browser: what is no choice is left out. */
function keptIn(ports: Ports): readonly KeptChoice[] {
  try {
    const stored = JSON.parse(ports.storage.read(keyOf(ports)) ?? '{}') as {
      readonly expires?: unknown;
      readonly choices?: unknown;
    };
    if (typeof stored.expires !== 'number' || isExpired(stored.expires, ports.now())) return [];
    return Array.isArray(stored.choices) ? stored.choices.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (entry: unknown): entry is KeptChoice => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { choice, title, price } = entry as Partial<Record<keyof KeptChoice, unknown>>;
  return (
    typeof choice === 'object' &&
    choice !== null &&
    'productId' in choice &&
    LooseItemModel.is({ basketItemId: 'kept', choice }) &&
    typeof title === 'string' &&
    typeof price === 'number'
  );
};

/** Keeps what was chosen without a hut, until there is one or the day is over [SHP-13]. */
export const keepChoice = (kept: KeptChoice, ports: Ports): void => {
  const choices = [...keptIn(ports), kept];
  ports.storage.write(
    keyOf(ports),
    JSON.stringify({ choices, expires: expiresAfter(ports.now()) }),
  );
};

/** What becomes of what was kept. */
export interface TakenChoices {
  readonly choices: readonly Choice[];
  /** Names of what the hut does not sell as it was chosen. */
  readonly gone: readonly string[];
  /** Names of what costs something else here. */
  readonly otherPrice: readonly string[];
}

/** Takes out what was kept, as the catalogue of the hut sells it; a second call finds nothing. */
export function takeChoices(catalogue: Catalogue, ports: Ports): TakenChoices {
  const kept = keptIn(ports);
  ports.storage.remove(keyOf(ports));
  const rules = pizzaRules(ports.market.manifest);
  const judged = kept.map((one) => ({
    ...one,
    now: sells(one.choice, catalogue, rules)
      ? priceChoice(one.choice, catalogue, rules)?.total
      : undefined,
  }));
  const sold = judged.filter(({ now }) => now !== undefined);
  return {
    choices: sold.map(({ choice }) => choice),
    gone: judged.filter(({ now }) => now === undefined).map(({ title }) => title),
    otherPrice: sold.filter(({ now, price }) => now !== price).map(({ title }) => title),
  };
}

const sells = (choice: Choice, catalogue: Catalogue, rules: ReturnType<typeof pizzaRules>) =>
  catalogue.products.has(choice.productId) && checkChoice(choice, catalogue, rules).length === 0;
