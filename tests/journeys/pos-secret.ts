/** What the keys of the huts are made of on the server of the journeys. */
export const posSecret = 'the huts of the journeys';
