import type { HostSession, RecordedMessage } from '../../schemas/types/webview/host-session.ts';

/** Where a message of the page is not as it was recorded. */
export interface ReplayDifference {
  /** Place of the recorded message in the session, from 1; undefined where more came than was recorded. */
  readonly place: number | undefined;
  /** The message as it was recorded, as JSON. */
  readonly recorded: string | undefined;
  /** What came instead, as JSON. */
  readonly came: string;
}

/** How far a replay is. */
export interface ReplayProgress {
  /** How many messages of the host are due by now, from the first. */
  readonly due: number;
  /** Type of the message of the page that is waited for first; undefined once everything has come. */
  readonly awaited: string | undefined;
  /** Messages of the page that have come as recorded, and how many there are to come. */
  readonly same: number;
  readonly all: number;
  readonly differences: readonly ReplayDifference[];
}

type Message = RecordedMessage['message'];

/** Type of a message; the text itself where that is no message. */
const typeOf = (message: Message): string => {
  if (typeof message === 'string') return message;
  return 'type' in message && typeof message.type === 'string' ? message.type : '';
};

/** A value with the keys of its objects in one order, and those that vary as the name of their type. */
const comparable = (value: unknown, varying: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((part) => comparable(part, varying));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, part]) => [
      key,
      varying.includes(key) ? `any ${typeof part}` : comparable(part, varying),
    ]),
  );
};

const textOf = (message: Message, varying: readonly string[]): string =>
  JSON.stringify(comparable(message, varying));

/**
 * How far the replay of a session is, from what the page has posted by now. A message of the host is due once every
 * message of the page before it has come, never by time. Messages of one type are compared in their order; those of
 * different types may overtake each other, as they come from different parts of the page [HST-07].
 */
export function replayProgress(
  { messages, varying = [] }: Pick<HostSession, 'messages' | 'varying'>,
  posted: readonly Message[],
): ReplayProgress {
  const waiting = new Map<string, Message[]>();
  for (const message of posted) {
    const type = typeOf(message);
    waiting.set(type, [...(waiting.get(type) ?? []), message]);
  }
  const differences: ReplayDifference[] = [];
  let awaited: string | undefined;
  let due = 0;
  let same = 0;
  for (const [index, { from, message }] of messages.entries()) {
    if (from === 'host') {
      if (awaited === undefined) due += 1;
      continue;
    }
    const came = waiting.get(typeOf(message))?.shift();
    if (came === undefined) {
      awaited ??= typeOf(message);
      continue;
    }
    const recorded = textOf(message, varying);
    const found = textOf(came, varying);
    if (recorded === found) same += 1;
    else differences.push({ place: index + 1, recorded, came: found });
  }
  for (const message of [...waiting.values()].flat()) {
    differences.push({
      place: undefined,
      recorded: undefined,
      came: textOf(message, varying),
    });
  }
  const all = messages.filter(({ from }) => from === 'page').length;
  return { due, awaited, same, all, differences };
}
