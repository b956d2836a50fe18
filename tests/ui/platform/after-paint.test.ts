import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../ui/platform/after-paint.ts';

/** A page whose frames and tasks come when the test says so. */
function watchedPage({ hidden }: { readonly hidden: boolean }) {
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const leaving: (() => void)[] = [];
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(page, { hidden }));
  vi.stubGlobal('window', {
    addEventListener: (_name: string, act: () => void) => leaving.push(act),
  });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('setTimeout', (act: () => void) => tasks.push(act));
  const run = (list: (() => void)[]) => {
    for (const act of list.splice(0)) act();
  };
  return {
    paint: () => {
      run(frames);
      run(tasks);
    },
    leave: () => run(leaving),
    hide: () => {
      Object.assign(page, { hidden: true });
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('work after the next paint', () => {
  let done: string[];
  const work = (name: string) => () => void done.push(name);
  beforeEach(() => {
    done = [];
  });

  it('is done once and in order, after the frame', () => {
    const page = watchedPage({ hidden: false });
    afterPaint(work('one'));
    afterPaint(work('two'));
    expect(done).toEqual([]);
    page.paint();
    page.paint();
    expect(done).toEqual(['one', 'two']);
  });

  it('is done when the page is left before', () => {
    const page = watchedPage({ hidden: false });
    afterPaint(work('one'));
    page.leave();
    page.paint();
    expect(done).toEqual(['one']);
  });

  it('is done when the page goes out of sight before, where no frame comes', () => {
    const page = watchedPage({ hidden: false });
    afterPaint(work('one'));
    page.hide();
    expect(done).toEqual(['one']);
  });

  it('is done at once where nobody sees the page', () => {
    watchedPage({ hidden: true });
    afterPaint(work('one'));
    expect(done).toEqual(['one']);
  });
});
