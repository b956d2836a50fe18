import { jsonOf, ProviderPart } from '../../core/gateways/provider-answer.ts';

/** Tokens of a card's parts, as the protocol names them. */
const tokenNames = ['holderToken', 'numberToken', 'cscToken'] as const;
/** What is known of the card itself, none of which is enough to pay with. */
const plainNames = ['bin', 'numberLength', 'cscLength'] as const;

/**
 * A card as the protocol has it, from the token that the card form gave: JSON with tokens in place of the card's parts.
 * Nothing but the fields of the protocol is handed on.
 * @returns undefined for what is no such token
 */
export function tokenisedCard(token: string): object | undefined {
  const card = new ProviderPart(jsonOf(token), 'the card');
  const [month, year] = [card.find('expiration', 'month'), card.find('expiration', 'year')];
  if (tokenNames.some((name) => !card.find(name)) || !month || !year) return undefined;
  const told = [...tokenNames, ...plainNames].flatMap((name): [string, string][] => {
    const value = card.find(name);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(told), expiration: { month, year } };
}
