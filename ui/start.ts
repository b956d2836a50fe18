/** Starts the application once the browser has painted what the page came with: running it takes longer than a frame. */
const start = (): void => void import('./main.tsx');

// A page in the background paints nothing until somebody looks at it.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
