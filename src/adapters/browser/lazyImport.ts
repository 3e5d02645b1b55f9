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
 * Loads a part of the app on first use. Rejects with `network/unreachable` if the file cannot be loaded. Chromium does
 * not request a file again after a failed import until the page is reloaded, so the next try reloads the page once the
 * site answers; otherwise no later try could succeed.
 */
export function lazyImport<Part>(
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
