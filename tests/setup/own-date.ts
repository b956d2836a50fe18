import { testMoment } from '../../tools/tasks/test-moment.ts';
import { shiftDate } from './shift-date.ts';

/** Set once: files of a worker share its globals, and what was shifted begins at the moment of tests. */
const mark = Symbol.for('the clock of this worker is its own');

if (!Object.hasOwn(globalThis, mark)) {
  Object.defineProperty(globalThis, mark, { value: true });
  shiftDate(testMoment - Date.now());
}
