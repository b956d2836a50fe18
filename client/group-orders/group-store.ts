import { types } from 'mobx-state-tree';
import type { GroupLine, GroupOrder, GroupPerson } from '../../schemas/types/http/group-orders.ts';
import { environmentOf } from '../kernel/environment.ts';
import { HttpError, isMissing } from '../kernel/http-client.ts';
import { createGroupApi, type GroupApi, type WantedLine } from './group-api.ts';

/** Why a change was not made, by the name of its refusal; `failed` where nobody answered. */
const refusalOf = (error: unknown): string => {
  const name =
    error instanceof HttpError && typeof error.json === 'object' && error.json !== null
      ? (Reflect.get(error.json, 'name') as unknown)
      : undefined;
  return typeof name === 'string' && name.startsWith('GROUP_') ? name : 'failed';
};

/** A group order as one of its people follows it, and what they do to it [SHP-27]. */
export const GroupStore = types
  .model('GroupOrder', { id: types.string, key: types.string })
  .volatile(() => ({
    group: undefined as GroupOrder | undefined,
    /** The server has no such group. */
    isUnknown: false,
    /** The last look at it failed: what is known may be old. */
    isLost: false,
    /** Why the last change was not made, until the next one. */
    refusal: undefined as string | undefined,
    /** Changes that are on their way; they are made one after the other. */
    pending: 0,
    /** Names the loop that follows it; no other goes on. */
    round: 0,
  }))
  .views((self) => ({
    /** Who looks at it, among its people. */
    get me(): GroupPerson | undefined {
      return self.group?.people.find(({ id }) => id === self.group?.me);
    },
    get myLines(): readonly GroupLine[] {
      return this.me?.lines ?? [];
    },
    get isOpen(): boolean {
      return self.group?.status === 'open';
    },
    /** Nothing changes about it any more. */
    get isSettled(): boolean {
      return self.group?.status === 'ordered' || self.group?.status === 'cancelled';
    },
    get hasEnded(): boolean {
      return self.group !== undefined && !['open', 'locked'].includes(self.group.status);
    },
  }))
  .actions((self) => ({
    /** What the server says, unless a change that it does not know yet is on its way. */
    take(group: GroupOrder | undefined) {
      self.isLost = false;
      if (group && self.pending === 0) self.group = group;
    },
    lose(error: unknown) {
      self.isUnknown = isMissing(error);
      self.isLost = true;
    },
    begin() {
      self.refusal = undefined;
      self.pending += 1;
    },
    end(refusal: string | undefined) {
      self.pending -= 1;
      self.refusal = refusal ?? self.refusal;
    },
    /** Shows a line of one's own as it will be. */
    foresee(id: string, line: WantedLine | undefined) {
      const { group, me } = self;
      if (!group || !me) return;
      const others = self.myLines.filter((known) => known.id !== id);
      const at = self.myLines.findIndex((known) => known.id === id);
      const lines = line
        ? others.toSpliced(at < 0 ? others.length : at, 0, line as GroupLine)
        : others;
      const count = lines.reduce((sum, known) => sum + known.count, 0);
      const people = group.people.map((person) =>
        person.id === me.id ? { ...person, lines, count, isDone: false } : person,
      );
      self.group = { ...group, people };
    },
    nextRound() {
      self.round += 1;
      return self.round;
    },
  }))
  .actions((self) => {
    const api = (): GroupApi => createGroupApi(environmentOf(self).http, self.id, self.key);
    let queue: Promise<unknown> = Promise.resolve();

    const read = async (): Promise<void> => {
      try {
        self.take(await api().read(self.isLost ? undefined : self.group?.version));
      } catch (error) {
        self.lose(error);
      }
    };

    /** Makes a change after those before it; answers whether it was made. A refused one is told, and the group read anew. */
    const make = async (work: (calls: GroupApi) => Promise<GroupOrder>): Promise<boolean> => {
      self.begin();
      const made = queue.then(() => work(api()));
      queue = made.catch(() => undefined);
      try {
        const group = await made;
        self.end(undefined);
        self.take(group);
        return true;
      } catch (error) {
        environmentOf(self).report('warning', 'The group order was not changed', { error });
        self.end(refusalOf(error));
        if (self.pending === 0)
          self.take(
            await api()
              .read(undefined)
              .catch(() => undefined),
          );
        return false;
      }
    };

    const poll = async (round: number): Promise<void> => {
      const { market, wait } = environmentOf(self);
      while (self.round === round) {
        await read();
        if (self.isUnknown || self.isSettled) return;
        await wait(market.manifest.groupOrder.pollMs);
      }
    };

    return {
      read,
      make,
      /** Follows the group until it is told to stop. */
      follow(): () => void {
        const round = self.nextRound();
        void poll(round);
        return () => {
          if (self.round === round) self.nextRound();
        };
      },
      /** Puts a line of one's own in the place of what it was; 0 of it takes it out. */
      putLine(line: WantedLine): Promise<boolean> {
        const person = self.me?.id ?? '';
        const isGone = line.count === 0;
        self.foresee(line.id, isGone ? undefined : line);
        return make((calls) =>
          isGone ? calls.removeLine({ person, line: line.id }) : calls.putLine(person, line),
        );
      },
    };
  });
