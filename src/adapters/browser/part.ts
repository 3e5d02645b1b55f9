import { AppError } from '#domain/errors.ts';

async function siteAnswers(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * A part of the app that is fetched when it is first needed. Rejects with `network/unreachable` when it did not
 * arrive. Chromium then asks for the same file no more until the page is loaded anew, so the next try does that, once
 * the site answers; without it no try would ever succeed.
 */
export function partOf<Part>(
  load: () => Promise<Part>,
  loadPage: () => void = () => {
    window.location.reload();
  },
): () => Promise<Part> {
  let missed = false;
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (missed && (await siteAnswers())) loadPage();
      missed = true;
      throw new AppError('network/unreachable', { cause: error });
    }
  };
}
