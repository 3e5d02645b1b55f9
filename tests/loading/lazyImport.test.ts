import { afterEach, expect, it, vi } from 'vitest';
import { lazyImport } from '#adapters/browser/lazyImport.ts';
import { AppError } from '#domain/errors.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const unreachable = new AppError('network/unreachable');

afterEach(() => {
  vi.unstubAllGlobals();
});

function siteThat(answers: () => Promise<Response>) {
  vi.stubGlobal('window', { location: { href: 'https://curbwise.example/sign-up/signin' } });
  vi.stubGlobal('fetch', answers);
  return vi.fn<() => void>();
}

it('a part that arrives is handed over', async () => {
  const loadPage = siteThat(() => Promise.resolve(new Response()));
  await expect(lazyImport(() => Promise.resolve('part'), loadPage)()).resolves.toBe('part');
  expect(loadPage).not.toHaveBeenCalled();
});

it('a part that is lost is told, and the next try loads the page anew', async () => {
  const loadPage = siteThat(() => Promise.resolve(new Response()));
  const part = lazyImport(lost, loadPage);
  await expect(part()).rejects.toEqual(unreachable);
  expect(loadPage).not.toHaveBeenCalled();
  await expect(part()).rejects.toEqual(unreachable);
  expect(loadPage).toHaveBeenCalledOnce();
});

it('nobody is led away from the page while the site does not answer', async () => {
  const loadPage = siteThat(() => Promise.reject(new TypeError('offline')));
  const part = lazyImport(lost, loadPage);
  await expect(part()).rejects.toEqual(unreachable);
  await expect(part()).rejects.toEqual(unreachable);
  expect(loadPage).not.toHaveBeenCalled();
});
