/** Event of the window that says that the application cannot start, as something it starts from did not come. */
export const lostStartEvent = 'comanda:lost-start';

/** Id of the template with what a page says then, in its own language. */
export const lostStartId = 'comanda-lost-start';
