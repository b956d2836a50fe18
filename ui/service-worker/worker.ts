import { clientsClaim } from 'workbox-core';
import { answerFiles } from './answer-files.ts';
import { answerMessages } from './answer-messages.ts';
import { answerPages } from './answer-pages.ts';
import { answerPushes } from './answer-pushes.ts';

/** What a worker has that this one needs. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
}

// Each thing that the worker is woken for has a file of its own. Calls of the shop pass it by, so that it holds
// nothing personal [SHP-40].
answerPages();
answerFiles();
answerMessages();
answerPushes();

// It serves pages of every release alike: a newer worker need not wait until none is open.
void (self as unknown as WorkerScope).skipWaiting();
clientsClaim();
