import type { Server } from 'node:http';
import { addressKey } from '../limits/address-key.ts';

/** Refuses connections of an address that holds as many as one may, so that nobody holds all there are [SEC-04]. */
export const limitConnectionsOfAddress = (server: Server, most: number): void => {
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const others = held.get(address) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    held.set(address, others + 1);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left === 0) held.delete(address);
      else held.set(address, left);
    });
  });
};
