import type { FastifyRequest } from 'fastify';

/** The path of an address, without its query. */
export const pathOf = (url: string): string => url.split('?')[0] ?? url;

/** The query of a call as it was asked, whether a route knows it or not. */
export const searchOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams => {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
};

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a text can be the host of an address, with its port. */
export const isHost = (text: string): boolean =>
  hostName.test(text) && URL.canParse(`http://${text}`);

/** Whether a percent-encoded text stands for a text. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
