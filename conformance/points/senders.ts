import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Mailer } from '../../core/accounts/mailer.ts';
import type { SmsSender } from '../../core/accounts/sms-sender.ts';
import { frozen, standIn } from '../stand-ins.ts';
import type { Check, Suite } from '../suite.ts';

export interface SenderSamples {
  /** What somebody else has been put in charge of, each as a text; left out where that cannot be looked at. */
  readonly handedOn?: () => readonly string[] | Promise<readonly string[]>;
  /** Has whoever is handed letters not answer, until the answer is called; left out where nobody outside is asked. */
  readonly breakDown?: () => () => void;
}

/** What has been written to the console while something ran. */
async function consoleOf(run: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  const write = (...values: readonly unknown[]) => void lines.push(values.map(String).join(' '));
  const leave = standIn({
    console: { ...console, log: write, info: write, warn: write, error: write, debug: write },
  });
  try {
    await run();
  } finally {
    leave();
  }
  return lines.join('\n');
}

/** What senders have in common. */
const senderChecks = <Contract>(
  make: () => Contract,
  { handedOn, breakDown }: SenderSamples,
  send: (sender: Contract, text: string) => Promise<void>,
): readonly Check[] => [
  {
    title: 'hands on whatever language the text is in, and resolves with nothing',
    run: async () => {
      for (const text of ['Code 123456', 'Votre code : 123456 é', 'आपका कोड 🍕', 'a\nb\n.\nc']) {
        const sent: unknown = send(make(), `${text} ${randomUUID()}`);
        assert.ok(sent instanceof Promise, 'nobody can wait for it');
        assert.equal(await sent, undefined);
      }
    },
  },
  {
    title: 'hands on each once, whole, and one sent again a second time',
    run: async () => {
      const sender = make();
      const text = `Code ${randomUUID()}`;
      const times = async () =>
        (await handedOn?.())?.filter((one) => one.includes(text)).length ?? undefined;
      await send(sender, text);
      if (handedOn) assert.equal(await times(), 1);
      await send(sender, text);
      if (handedOn) assert.equal(await times(), 2);
    },
  },
  {
    title: 'writes nothing of what it sends into a log [GTW-30, GTW-32]',
    run: async () => {
      const code = randomUUID();
      assert.ok(!(await consoleOf(() => send(make(), `Code ${code}`))).includes(code));
    },
  },
  {
    title: 'throws when it cannot hand on, and says nothing of the text in its error',
    run: async () => {
      const repair = breakDown?.();
      if (!repair) return;
      const code = randomUUID();
      try {
        await assert.rejects(send(make(), `Code ${code}`), (error) => {
          return !`${String(error)} ${JSON.stringify(error)}`.includes(code);
        });
      } finally {
        repair();
      }
    },
  },
];

/** What every mailer has to do. */
export const mailerSuite: Suite<Mailer, SenderSamples> = ({ make, manifest }, samples) =>
  senderChecks(make, samples, (mailer, body) =>
    mailer.send(
      frozen({
        market: manifest.id,
        recipient: 'ada@example.com',
        subject: 'Your code',
        body,
        html: '<!doctype html><p>The same as a page.</p>',
      }),
    ),
  );

/** What every sender of text messages has to do. */
export const smsSenderSuite: Suite<SmsSender, SenderSamples> = ({ make, manifest }, samples) =>
  senderChecks(make, samples, (sender, text) =>
    sender.send(frozen({ market: manifest.id, phone: '+447700900123', text })),
  );
