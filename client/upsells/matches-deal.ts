import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { UpsellRule } from '../../schemas/types/catalogue/upsell.ts';

/** Whether a deal is what a rule asks for; a field that the deal has not is nothing [UPS-04]. */
export function holdsFor({ field, operator, value }: UpsellRule, deal: Deal): boolean {
  const fields: readonly (readonly [string, unknown])[] = Object.entries(deal);
  const found = fields.find(([name]) => name === field)?.[1];
  if (operator === 'eq') return found === value;
  if (Array.isArray(found)) return found.includes(value);
  return typeof found === 'string' && typeof value === 'string' && found.includes(value);
}

/** Whether all the rules hold for one and the same deal [UPS-05]. */
export const matchesDeal = (rules: readonly UpsellRule[], deal: Deal): boolean =>
  rules.every((rule) => holdsFor(rule, deal));
