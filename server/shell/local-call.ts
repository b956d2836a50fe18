import type { FastifyRequest } from 'fastify';

const forwardedNames = ['forwarded', 'via', 'x-real-ip'];

const isForwarded = (name: string): boolean =>
  name.startsWith('x-forwarded-') || forwardedNames.includes(name);

const isLocalName = (host: string): boolean => {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
};

/**
 * Whether a call names this very machine as its host and no proxy says that it passed it on. A proxy on this machine
 * calls from the loopback address too, so the address of the caller tells nothing.
 */
export const isLocalCall = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  isLocalName(headers.host ?? '') && !Object.keys(headers).some(isForwarded);
