/** Hosts of the Flex Microform, for payments and for trying things out: nothing is loaded from any other. */
export const flexHosts = ['https://flex.cybersource.com', 'https://testflex.cybersource.com'];
