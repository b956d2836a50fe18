/** Where Google serves the library of Google Pay. */
export const googleScript = 'https://pay.google.com/gp/p/js/pay.js';
