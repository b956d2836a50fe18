import { addDays, localTime, minuteMs, timeOf } from '../../core/timeslots/hut-clock.ts';
import type { HutOverrides, OverrideRequest } from '../../schemas/types/http/operators.ts';

/** What can be changed at a hut for a while, the commonest first [OPR-22]. */
export const changeKinds = [
  'sold-out',
  'slower',
  'pause-delivery',
  'pause-collection',
  'close',
  'open',
  'hours',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** When a change ends: by itself, or not before somebody ends it. */
export const changeEnds = [
  'by-hand',
  'half-hour',
  'hour',
  'two-hours',
  'tomorrow',
  'time',
] as const;

export type ChangeEnd = (typeof changeEnds)[number];

/** Minutes that a kitchen in a rush takes longer. */
export const extraMinutes = [10, 15, 20, 30, 45, 60] as const;

/** What has been chosen of a change so far. */
export interface ChangeDraft {
  readonly kind: ChangeKind;
  readonly end: ChangeEnd;
  /** Date and time as a field has them; empty for now. */
  readonly from: string;
  /** Date and time of an end that is chosen. */
  readonly until: string;
  readonly note: string;
  readonly minutes: number;
  readonly soldOut: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

export const emptyChange: ChangeDraft = {
  kind: 'sold-out',
  end: 'by-hand',
  from: '',
  until: '',
  note: '',
  minutes: 15,
  soldOut: [],
  opens: '12:00',
  closes: '16:00',
};

const minutesUntil: Readonly<Partial<Record<ChangeEnd, number>>> = {
  'half-hour': 30,
  hour: 60,
  'two-hours': 120,
};

/** The dispositions of a kind of change that a hut can have now. */
export const openKinds = ({ isClosed, dispositions }: HutOverrides): readonly ChangeKind[] =>
  changeKinds.filter((kind) => {
    if (kind === 'open') return isClosed;
    if (kind === 'close') return !isClosed;
    if (kind === 'pause-delivery') return dispositions.includes('delivery');
    if (kind === 'pause-collection') return dispositions.includes('collection');
    return true;
  });

/** The minute at which a change ends, on the clock of the hut; undefined for one that is ended by hand. */
function endOf({ end, until }: ChangeDraft, timeZone: string, now: number): string | undefined {
  if (end === 'by-hand') return undefined;
  if (end === 'time') return until.slice(0, 16);
  const { date, minutes } = localTime(timeZone, now + (minutesUntil[end] ?? 0) * minuteMs);
  // Nights belong to the day that they end: five o'clock is past the last order of any hut.
  return end === 'tomorrow' ? `${addDays(date, 1)}T05:00` : `${date}T${timeOf(minutes)}`;
}

/** What a draft asks of the server; undefined while something is missing of it. */
export function changeRequest(
  draft: ChangeDraft,
  { timeZone, dispositions, at }: Pick<HutOverrides, 'timeZone' | 'dispositions' | 'at'>,
): OverrideRequest | undefined {
  const until = endOf(draft, timeZone, Date.parse(at));
  const effect = effectOf(draft, dispositions);
  const isLate = until !== undefined && draft.from !== '' && until <= draft.from;
  if (!effect || until === '' || isLate) return undefined;
  return {
    ...(draft.from !== '' && { from: draft.from.slice(0, 16) }),
    ...(until !== undefined && { until }),
    ...effect,
  };
}

function effectOf(
  { kind, note, minutes, soldOut, opens, closes }: ChangeDraft,
  dispositions: HutOverrides['dispositions'],
): OverrideRequest | undefined {
  switch (kind) {
    case 'close':
      return { closed: true, ...(note.trim() !== '' && { closedNote: note.trim() }) };
    case 'open':
      return { closed: false };
    case 'pause-delivery':
      return { refuses: ['delivery'] };
    case 'pause-collection':
      return { refuses: ['collection'] };
    case 'slower':
      return { extraMinutes: minutes };
    case 'sold-out':
      return soldOut.length === 0 ? undefined : { soldOut: [...soldOut] };
    case 'hours':
      return opens === '' || closes === ''
        ? undefined
        : {
            hours: dispositions.map((disposition) => ({ disposition, open: opens, close: closes })),
          };
  }
}

/** The kinds of change that something which holds is made of. */
export function kindsOf({
  closed,
  refuses = [],
  hours,
  extraMinutes: slower,
  soldOut,
}: HutOverrides['changes'][number]): readonly ChangeKind[] {
  return [
    ...(closed === true ? (['close'] as const) : []),
    ...(closed === false ? (['open'] as const) : []),
    ...(refuses.includes('delivery') ? (['pause-delivery'] as const) : []),
    ...(refuses.includes('collection') ? (['pause-collection'] as const) : []),
    ...(hours ? (['hours'] as const) : []),
    ...(slower === undefined ? [] : (['slower'] as const)),
    ...(soldOut ? (['sold-out'] as const) : []),
  ];
}
