// Taken before a test replaces the time.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);

/** How long a page may take to answer an action, in milliseconds: a dialog returns the focus as it closes, and a form judges. */
const patience = 1000;

/** Waits until an answer is complete, or late. */
export async function settled(isOpen: () => boolean): Promise<void> {
  const end = now() + patience;
  while (isOpen() && now() < end) await new Promise((go) => setTimeout(go, 10));
}

/** Waits until a form has judged a field that was left, which takes a task of its own, and shows its error. */
export async function fieldJudged(): Promise<void> {
  for (let tasks = 0; tasks < 2; tasks += 1) await new Promise((go) => setTimeout(go));
}
