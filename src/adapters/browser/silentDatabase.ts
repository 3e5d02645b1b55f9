/** How long the browser may take to open a database, in milliseconds. It takes a few. */
const patience = 2_000;

function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), patience);
    try {
      const request = window.indexedDB.open('probe');
      // Leaves no database behind.
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
      for (const answer of ['success', 'error']) request.addEventListener(answer, () => resolve(true));
    } catch {
      // A refusal is an answer, too.
      resolve(true);
    }
  });
}

async function hide(): Promise<void> {
  if (!(await answers())) Object.defineProperty(window, 'indexedDB', { value: undefined });
}

let hiding: Promise<void> | undefined;

/**
 * Removes `window.indexedDB` if it does not answer, as it happens in Safari until the browser is started again. Firebase waits for
 * it before each request, without a limit; of a browser without it, Firebase only forgets more at each reload.
 */
export function hideSilentDatabase(): Promise<void> {
  return (hiding ??= hide());
}
