/** A phone number as it is checked: digits and plus signs only, everything else typed is dropped [CHK-37]. */
export const cleanPhone = (typed: string): string => typed.replace(/[^\d+]/g, '');

/** The number as typed, without carets [ORD-31]. */
export const withoutCarets = (typed: string): string => typed.replaceAll('^', '');
