/** The bank has its answer: the page around the frame goes on, and what it came to the shop asks Cybersource. */

window.parent.postMessage({ type: 'three-ds-done' }, window.location.origin);
