import { Agent } from 'node:http';
import { send } from './send.ts';

const callers = 4;
/** Strangers think between two calls: the machine has time left when nobody attacks. */
const pauseMs = 25;

const menu = 'sector=uk-1&hutid=1101&locale=en-GB';
const calls = [
  '/',
  '/v1/huts?postcode=SW11%201JB',
  '/v1/hut?sector=uk-1&hutId=1101&openDays=7',
  `/v2/products/pizzas?${menu}`,
  `/v1/deals/?${menu}`,
  '/v1/vouchers/validate?sector=uk-1&code=SAVE20',
] as const;

/** How long calls took, in milliseconds. */
interface Waits {
  readonly median: number;
  readonly p95: number;
}

let strangers = 0;
/** An address that has not called yet. */
const newAddress = (): string => {
  strangers += 1;
  return `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers & 255}`;
};

/** Lets strangers, each from an address of their own, make ordinary calls for a while. */
export async function callsOfStrangers(base: string, forMs: number): Promise<Waits> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const start = performance.now();
  const caller = async (first: number): Promise<void> => {
    for (let index = first; performance.now() - start < forMs; index += 1) {
      const path = calls[index % calls.length] ?? '/';
      const begin = performance.now();
      const { status } = await send(base + path, { agent, address: newAddress() });
      times.push(performance.now() - begin);
      if (status !== 200) throw new Error(`A stranger's ${path} was answered ${status}.`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? NaN;
  return { median: at(0.5), p95: at(0.95) };
}
