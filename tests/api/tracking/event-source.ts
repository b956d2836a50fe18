import { get } from 'node:http';
import type { TrackingInfo } from '../../../schemas/types/http/orders.ts';

/** A stream of server-sent events that is being read. */
export interface EventReader {
  readonly infos: TrackingInfo[];
  readonly contentType: string;
  /** Resolves once the server has ended the stream. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** Opens a stream of events and collects what it says. */
export const readEvents = (url: string): Promise<EventReader> =>
  new Promise((resolve, reject) => {
    const request = get(url, (response) => {
      const infos: TrackingInfo[] = [];
      let pending = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        pending += chunk;
        const parts = pending.split('\n\n');
        pending = parts.pop() ?? '';
        for (const part of parts) {
          if (part.startsWith('data: {')) infos.push(JSON.parse(part.slice(6)) as TrackingInfo);
        }
      });
      const ended = new Promise<void>((end) => response.once('close', end));
      resolve({
        infos,
        contentType: response.headers['content-type'] ?? '',
        ended,
        close: () => request.destroy(),
      });
    });
    request.once('error', reject);
  });
