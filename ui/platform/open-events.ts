import type { OpenEvents } from '../../client/tracking/tracking-api.ts';

/** Server-sent events of the browser; it reconnects by itself. */
export const openEvents: OpenEvents = (url, onMessage, onError) => {
  const source = new EventSource(url);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => onMessage(data));
  source.addEventListener('error', onError);
  return () => source.close();
};
