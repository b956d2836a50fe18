/** How long a code, and what shows that it was right, is good, in milliseconds [OTP-28]. */
export const tokenLifeMs = 600_000;

/** Whether a text is a code: exactly so many digits [OTP-10, CST-89]. */
export const isOtpCode = (text: string, digits: number): boolean =>
  /^[0-9]+$/.test(text) && text.length === digits;
