import { describe, expect, it, vi } from 'vitest';
import { whenSeen, type RenderedDocument } from '#adapters/browser/whenSeen.ts';

function startIn(page: RenderedDocument) {
  const start = vi.fn<() => void>();
  const started = whenSeen(page).then(start);
  return { start, started };
}

describe('the start of the app', () => {
  it('is immediate in a page that a visitor sees', async () => {
    const { start, started } = startIn(new EventTarget());
    await started;
    expect(start).toHaveBeenCalledOnce();
  });

  it('waits in a page that the browser renders ahead', async () => {
    const page = Object.assign(new EventTarget(), { prerendering: true });
    const { start, started } = startIn(page);
    await Promise.resolve();
    expect(start).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('prerenderingchange'));
    await started;
    expect(start).toHaveBeenCalledOnce();
  });
});
