/** A server behind a gateway that cannot reach it is as far away as one without a line. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504;
