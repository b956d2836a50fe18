import type { OrderHold } from '../../../core/orders/order-hold.ts';
import type { Bank } from './bank.ts';
import { BankGateway, bankName } from './bank-gateway.ts';

/** Where the plugin, which is a file of its own, finds what is in this process. */
const shared = 'the bank of this process';

export const pluginId = 'model-bank';

/** The server's half of the plugin: the gateway of the bank, and something that it holds for orders. */
export const serverHalf = `
const { gateway, hold } = globalThis[Symbol.for('${shared}')];
export default {
  contributes: [
    { point: 'payment-gateway', name: '${bankName}', make: gateway },
    { point: 'order-hold', make: () => hold },
  ],
};`;

/** The field in which an order may name what the plugin holds for it. */
export const keepsake = 'modelKeepsake';

/** Gives the plugin its bank. @param isBroken whether what it holds for orders fails whenever it is asked */
export function shareWithPlugin(bank: Bank, isBroken: () => boolean): void {
  const answer = async (): Promise<boolean> => {
    if (isBroken()) throw new Error('The plugin of the model is broken.');
    return true;
  };
  const hold: OrderHold = {
    orderField: keepsake,
    schema: { type: 'string', description: 'What is kept.', maxLength: 20 },
    isFree: async () => true,
    hold: answer,
    take: async () => void (await answer()),
    free: async () => void (await answer()),
  };
  const gateway = () => new BankGateway(bank);
  Reflect.set(globalThis, Symbol.for(shared), { gateway, hold });
}
