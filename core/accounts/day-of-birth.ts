/** Whether a text is a real day as year-month-day. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/**
 * Whether a day of birth, as year-month-day, lies in the past; today does not [ACC-26, CHK-68].
 * @param today the customer's day, as year-month-day
 */
export const isPastDay = (day: string, today: string): boolean => isDay(day) && day < today;

/** The day of a moment where the customer is, as year-month-day. */
export const dayOf = (moment: Date): string => {
  const part = (number: number) => `${number}`.padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
};
