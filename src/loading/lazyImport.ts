import { AppError } from '#domain/errors.ts';
import { tabMark } from './tabMark.ts';

/** Until a lost file is asked for once more, in milliseconds. */
const pause = 500;

/** Says that the page was loaded anew because of a lost file. Where no mark can be kept it says so too: better once too few. */
const mark = tabMark('loadedAnew', true);

const loadedAnew = mark.take();

function loadPageAnew(): void {
  mark.set();
  window.location.reload();
}

async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Fetches a file and, where it is lost, asks once more. Rejects with `network/unreachable`. */
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

/** How `lazyImport` loads the page anew. */
export interface PageLoading {
  /**
   * Loads the page anew as soon as the file is lost although the site answers, as after a deployment, instead of telling
   * first. It does so once: a page that came that way tells. For parts beside which nothing is typed that a reload loses.
   */
  atOnce?: boolean;
  loadPage?: () => void;
}

/**
 * Loads a part of the app on first use. Rejects with `network/unreachable` if its file is lost. A browser that remembers a
 * failed import (Chromium before 156, Firefox before 154, Safari 26 and 27), and a site that has a newer file instead, need the
 * whole page anew. So the call after one that failed loads it, once the site answers, and does not settle any more.
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
  // Two that ask at the same time hear the same answer: the second is no second try.
  return () => (running ??= attempt());
}
