import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const unreachable = new AppError('network/unreachable');
const answering = () => Promise.resolve(new Response());
const silent = () => Promise.reject(new TypeError('offline'));
const failing = () => Promise.resolve(new Response(null, { status: 503 }));

let stored: Map<string, string>;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  reload.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function onPage({
  site = answering,
  storing = true,
}: { site?: () => Promise<Response>; storing?: boolean } = {}) {
  vi.stubGlobal('window', {
    location: { href: 'https://curbwise.example/sign-up/signin', reload },
    sessionStorage: storing && {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal('fetch', site);
  vi.resetModules();
  return import('#loading/lazyImport.ts');
}

/** The outcome of one attempt, after the delay before the second request; undefined while pending. */
async function outcomeOf(part: () => Promise<unknown>): Promise<unknown> {
  let outcome: unknown;
  part().then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = error),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  return outcome;
}

it('returns a part that loads', async () => {
  const { lazyImport } = await onPage();
  expect(await outcomeOf(lazyImport(() => Promise.resolve('part')))).toBe('part');
});

it('requests a lost part once more', async () => {
  const { lazyImport } = await onPage();
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('part');
  expect(await outcomeOf(lazyImport(load))).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

it('reports a lost part, and reloads the page at the next attempt', async () => {
  const { lazyImport } = await onPage();
  const part = lazyImport(lost);
  expect(await outcomeOf(part)).toEqual(unreachable);
  expect(reload).not.toHaveBeenCalled();
  expect(await outcomeOf(part)).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
});

it('gives two concurrent callers the same result', async () => {
  const { lazyImport } = await onPage();
  const part = lazyImport(lost);
  const told = await Promise.all([outcomeOf(part), outcomeOf(part)]);
  expect(told).toEqual([unreachable, unreachable]);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['does not answer', silent],
  ['is failing', failing],
])('stays on the page while the site %s', async (_, site) => {
  const { lazyImport } = await onPage({ site });
  const part = lazyImport(lost, { atOnce: true });
  expect(await outcomeOf(part)).toEqual(unreachable);
  expect(await outcomeOf(part)).toEqual(unreachable);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page immediately if asked to, and only once', async () => {
  const { lazyImport } = await onPage();
  expect(await outcomeOf(lazyImport(lost, { atOnce: true }))).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();

  const { lazyImport: onTheNext } = await onPage();
  expect(await outcomeOf(onTheNext(lost, { atOnce: true }))).toEqual(unreachable);
  expect(reload).toHaveBeenCalledOnce();

  const { lazyImport: onOneOpenedLater } = await onPage();
  expect(await outcomeOf(onOneOpenedLater(lost, { atOnce: true }))).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload by itself if storage is blocked', async () => {
  const { lazyImport } = await onPage({ storing: false });
  expect(await outcomeOf(lazyImport(lost, { atOnce: true }))).toEqual(unreachable);
  expect(reload).not.toHaveBeenCalled();
});
