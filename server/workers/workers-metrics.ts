import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** A worker asks the process that started it for the figures of all workers. */
const question = 'comanda:metrics-of-all';

/** The answer; without a text when a worker did not tell its own. */
interface Answer {
  readonly answers: typeof question;
  readonly text?: string;
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' &&
  message !== null &&
  'answers' in message &&
  message.answers === question;

/** Collects what all workers tell of themselves, whenever one of them asks. */
export function answerMetrics(log: FastifyBaseLogger): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (message !== question) return;
    all.clusterMetrics().then(
      (text) => worker.send({ answers: question, text } satisfies Answer),
      (error: unknown) => {
        log.warn({ err: error }, 'a worker does not tell its metrics');
        worker.send({ answers: question } satisfies Answer);
      },
    );
  });
}

const askForAll = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    const hear = (message: unknown): void => {
      if (!isAnswer(message)) return;
      process.off('message', hear);
      resolve(message.text);
    };
    process.on('message', hear);
    process.send?.(question);
  });

/** Reads what the processes behind this address know of themselves: all workers, or this process by itself [OPS-10]. */
export function metricsOfAll(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics();
  AggregatorRegistry.setRegistries([own]);
  // Answers the process that started this one.
  void new AggregatorRegistry();
  return async () => (await askForAll()) ?? own.metrics();
}
