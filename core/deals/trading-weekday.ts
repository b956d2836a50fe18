const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Making a formatter is slow, and a market has few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * ISO weekday (1 Monday to 7 Sunday) of the trading day that a moment belongs to: hut time before the
 * boundary counts as the day before [DEA-86, CST-24].
 * @param timeZone IANA name of the hut's zone
 * @param boundary hut-local `HH:mm`
 */
export function tradingWeekday(moment: Date, timeZone: string, boundary: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const weekday = weekdays.indexOf(parts.get('weekday') ?? '') + 1;
  const clock = `${parts.get('hour')}:${parts.get('minute')}`;
  if (clock >= boundary) return weekday;
  return weekday === 1 ? 7 : weekday - 1;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}
