/** Most lines of one participant of a group order [SHP-27]. */
export const mostLines = 30;

/** Most of one line. */
export const mostOfLine = 20;

/** Most that all participants want together; with what the host adds it is less than an order takes [SEC-01]. */
export const mostThings = 150;
