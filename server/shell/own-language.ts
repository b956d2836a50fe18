/** Language of the pages that are the product's own and no market's: the market chooser and the sandboxes. */
export const ownLanguage = 'en';
