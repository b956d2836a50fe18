/** How the stand-ins for pop-ups open a window of the sandbox. They become one script with each of them. */

/**
 * Opens the window within the customer's click, and hears how it ended: closing it is a cancel.
 * @param {(outcome: string, given: Record<string, string>) => void} onEnd
 */
export const openWindow = (onEnd) => {
  const opened = window.open('', '_blank', 'popup,width=460,height=760');
  if (!opened) throw new Error('The browser kept the window from opening.');
  let isOver = false;
  /**
   * @param {string} outcome
   * @param {Record<string, string>} [given]
   */
  const end = (outcome, given = {}) => {
    if (isOver) return;
    isOver = true;
    window.clearInterval(watch);
    window.removeEventListener('message', hear);
    onEnd(outcome, given);
  };
  /** @param {MessageEvent} message */
  const hear = ({ origin, source, data }) => {
    if (origin !== window.location.origin || source !== opened) return;
    if (data?.type === 'sandbox-pop-up') end(data.outcome, data.given);
  };
  window.addEventListener('message', hear);
  let wasClosed = false;
  // What the window says as it closes may come after it is seen closed.
  const watch = window.setInterval(() => {
    if (wasClosed) end('cancel');
    wasClosed = opened.closed;
  }, 300);
  return {
    /** @param {Record<string, string>} query */
    show: (query) => {
      opened.location.href = `/sandbox/gateway/pop-up?${new URLSearchParams(query)}`;
    },
    close: () => {
      isOver = true;
      window.clearInterval(watch);
      window.removeEventListener('message', hear);
      opened.close();
    },
  };
};
