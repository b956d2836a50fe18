import { lostStartEvent } from '../core/shell/lost-start.ts';

/** Starts the application once the browser has painted what the page came with: running it takes longer than a frame. */
const start = async (): Promise<void> => {
  try {
    await (
      await import('./main.tsx')
    ).started;
  } catch (error) {
    window.dispatchEvent(new Event(lostStartEvent));
    throw error;
  }
};

// A page in the background paints nothing until somebody looks at it.
if (document.hidden) void start();
else requestAnimationFrame(() => setTimeout(() => void start()));
