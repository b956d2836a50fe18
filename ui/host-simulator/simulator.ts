import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { HostContract } from '../../core/webview/host-contract.ts';
import type { HostSession, RecordedSide } from '../../schemas/types/webview/host-session.ts';
import type { BridgedFrame, FrameHost } from './bridged-frame.ts';
import { askedBy } from './contract-parts.ts';
import {
  ableHost,
  answersTo,
  greetingOf,
  type HostMessage,
  type HostSettings,
  permissionMessage,
} from './host-settings.ts';
import { readMessage, readSession, type SchemaChecks } from './read-message.ts';
import { replayProgress, type ReplayProgress } from './replay-session.ts';

/** A message of either side, as the streams show it. */
export interface LoggedMessage {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly from: RecordedSide;
  readonly text: string;
  readonly message: HostMessage | undefined;
  /** What does not fit its schema. */
  readonly mistakes: readonly string[];
}

/** Fields whose values differ from visit to visit: ids and numbers of orders. */
const varyingFields = ['transactionId', 'reference'];

const outermost = (page: LoggedMessage): HostSession['messages'][number]['message'] =>
  page.message === undefined ? page.text : (JSON.parse(page.text) as object);

/** The simulated app: what it is, what it and the page have said, and the session that it replays. */
export class Simulator {
  settings: HostSettings;
  /** Path that the page was opened at. */
  start = '/';
  /** Counts the times that the page was opened. */
  openings = 0;
  readonly log = observable.array<LoggedMessage>([], { deep: false });
  session: HostSession | undefined;
  readonly contract: HostContract;
  readonly #checks: SchemaChecks;
  readonly #now: () => number;
  #frame: BridgedFrame | undefined;
  #nextId = 1;

  constructor(contract: HostContract, checks: SchemaChecks, now: () => number) {
    this.contract = contract;
    this.#checks = checks;
    this.#now = now;
    this.settings = ableHost(contract);
    makeAutoObservable(this, { settings: observableRef, session: observableRef, log: false });
  }

  /** What the frame has to be the app of. */
  get host(): FrameHost {
    const { platform, userAgentName } = this.session?.host ?? this.settings;
    return { platform, userAgentName };
  }

  /** What the page has accepted last. */
  get accepted(): readonly string[] {
    const found = this.#lastOf('ACCEPTED')?.payload;
    return found && 'capabilities' in found ? (found.capabilities as readonly string[]) : [];
  }

  /** The colours that the page has told. */
  get colours(): Readonly<Record<string, string>> | undefined {
    return this.#lastOf('THEME')?.payload as Readonly<Record<string, string>> | undefined;
  }

  /** Whether the page has nothing left to go back to, so that an app would close it. */
  get mayClose(): boolean {
    const payload = this.#lastOf('BACK_ANSWERED')?.payload;
    return payload !== undefined && 'handled' in payload && payload.handled === false;
  }

  get progress(): ReplayProgress | undefined {
    return this.session && replayProgress(this.session, this.#posted);
  }

  /** Opens the page anew: what was said before is gone. */
  open(path: string): void {
    this.start = path;
    this.log.clear();
    this.openings += 1;
  }

  /** Opens a page outside of a session. */
  openByHand(path: string): void {
    this.session = undefined;
    this.open(path);
  }

  /** Sends the messages of the host of a session again, each when its turn has come. */
  replay(session: HostSession): void {
    this.session = session;
    this.open(session.start);
  }

  /** Replays the session in a text. @returns what is wrong with a text that is none, and then nothing changes */
  load(text: string): readonly string[] {
    const read = readSession(this.#checks, text);
    if (Array.isArray(read)) return read;
    this.replay(read as HostSession);
    return [];
  }

  /** Takes a frame that shows the page. */
  attach(frame: BridgedFrame | undefined): void {
    this.#frame = frame;
    this.#sendDue();
  }

  /** Hears a text that the page posted. */
  hear(text: string): void {
    const { message } = this.#note('page', text);
    if (this.session) {
      this.#sendDue();
      return;
    }
    if (!message) return;
    const answers = answersTo(this.contract, this.settings, message);
    // An app answers once the page has done asking.
    if (answers.length > 0) queueMicrotask(() => answers.forEach((answer) => this.say(answer)));
  }

  say(message: HostMessage): void {
    this.tell(JSON.stringify(message));
  }

  /** Hands any text to the page. */
  tell(text: string): void {
    this.#note('host', text);
    this.#frame?.tell(text);
  }

  /** The way back of the device: the page's, where it has accepted that, else that of the web view. */
  goBack(): void {
    if (this.accepted.includes('back')) this.say({ type: 'BACK_PRESSED', payload: {} });
    else this.#frame?.back();
  }

  /** Changes what the app is; a page that has greeted or asked is told. */
  change(change: Partial<HostSettings>): void {
    const before = this.settings;
    this.settings = { ...before, ...change };
    if (this.session) return;
    const { isGreeting, permissions } = this.settings;
    const isNewGreeting = ['isGreeting', 'version', 'oldest', 'capabilities'].some((key) =>
      Object.hasOwn(change, key),
    );
    if (isNewGreeting && isGreeting && this.#lastOf('READY')) this.say(greetingOf(this.settings));
    for (const type of Object.keys(permissions)) {
      const isSame = permissions[type] === before.permissions[type];
      if (isSame || !this.#posted.some((one) => this.#isQuestion(one, type))) continue;
      for (const message of permissionMessage(this.contract, this.settings, type)) {
        this.say(message);
      }
    }
  }

  /** What was said since the page was opened, as a session to be replayed. */
  record(title: string): HostSession {
    return {
      format: 1,
      title,
      start: this.start,
      host: this.host,
      varying: varyingFields,
      messages: this.log.map((one) => ({ from: one.from, message: outermost(one) })),
    };
  }

  read(from: RecordedSide, text: string) {
    return readMessage(this.#checks, from, text);
  }

  get #posted() {
    return this.log.filter(({ from }) => from === 'page').map(outermost);
  }

  #isQuestion(message: object | string, answer: string): boolean {
    return (
      typeof message === 'object' && 'type' in message && askedBy(String(message.type)) === answer
    );
  }

  #lastOf(type: string): HostMessage | undefined {
    return this.log.findLast(({ message }) => message?.type === type)?.message;
  }

  #note(from: RecordedSide, text: string) {
    const read = readMessage(this.#checks, from, text);
    const id = this.#nextId;
    this.#nextId += 1;
    runInAction(() => this.log.push({ id, at: this.#now(), from, text, ...read }));
    return read;
  }

  /** Sends what is due once the page has finished what it posts just now. */
  #sendDue(): void {
    queueMicrotask(() => {
      const { session } = this;
      if (!session) return;
      const sent = this.log.filter(({ from }) => from === 'host').length;
      session.messages
        .filter(({ from }) => from === 'host')
        .slice(sent, this.progress?.due ?? 0)
        .forEach(({ message }) =>
          this.tell(typeof message === 'string' ? message : JSON.stringify(message)),
        );
    });
  }
}
