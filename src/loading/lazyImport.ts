import { AppError } from '#domain/errors.ts';
import { tabMark } from './tabMark.ts';

/** The delay before a failed file is fetched again, in milliseconds. */
const pause = 500;

/** Marks a reload for a lost file. If it cannot be stored, it counts as set, so that no loop begins. */
const mark = tabMark('loadedAnew', true);

const loadedAnew = mark.take();

function loadPageAnew(): void {
  mark.set();
  window.location.reload();
}

async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Fetches a file, and retries once. Rejects with `network/unreachable`. */
export async function retriedImport<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  try {
    return await load();
  } catch (cause) {
    throw new AppError('network/unreachable', { cause });
  }
}

/** How `lazyImport` reloads the page. */
export interface PageLoading {
  /**
   * Reloads the page on the first failure if the site is reachable, as after a deployment, instead of showing an error
   * first. It does so once; after that reload the error is shown. For parts beside which no typed text can be lost.
   */
  atOnce?: boolean;
  loadPage?: () => void;
}

/**
 * Loads a part of the app on first use. Rejects with `network/unreachable` if its file fails to load. Some browsers cache a
 * failed import (Chromium before 156, Firefox before 154, Safari 26 and 27), and a deployment may have replaced the file;
 * then only reloading the page helps. So the call after a failed one reloads the page if the site is reachable, and never
 * settles.
 */
export function lazyImport<Part>(
  load: () => Promise<Part>,
  { atOnce = false, loadPage = loadPageAnew }: PageLoading = {},
): () => Promise<Part> {
  let reloads = atOnce && !loadedAnew;
  let running: Promise<Part> | undefined;
  const attempt = async () => {
    try {
      return await retriedImport(load);
    } catch (error) {
      if (reloads && (await siteAnswers())) {
        loadPage();
        return new Promise<never>(() => undefined);
      }
      reloads = true;
      running = undefined;
      throw error;
    }
  };
  // Concurrent calls share one attempt, so the second call does not count as a retry.
  return () => (running ??= attempt());
}
