import type { FastifyInstance } from 'fastify';

/** The address under which a process that listens reaches itself; one that listens everywhere is reached on loopback. */
export const ownOrigin = (app: Pick<FastifyInstance, 'listeningOrigin'>): string =>
  app.listeningOrigin.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]');
