/**
 * @typedef {import('./stages.mjs').Stage} Stage
 */

/**
 * Runs stages in parallel on two cores; a stage that keeps both busy runs alone. Each starts, in the given order, once the
 * stages it depends on have ended and a core is free. A ready stage overtakes a waiting one, but not one that waits for both
 * cores.
 * @template Result
 * @param {Stage[]} stages
 * @param {(stage: Stage) => Promise<Result>} run
 * @param {(result: Result) => boolean} goOn Whether further stages may start after this result.
 * @returns {Promise<Result[]>} The results of the stages that started, in the given order.
 */
export async function schedule(stages, run, goOn) {
  const waiting = [...stages];
  /** @type {Map<Stage, Promise<void>>} */
  const running = new Map();
  const results = new Map();
  const state = { stopped: false };

  const nextStage = () => {
    const busy = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
    const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name));
    const ready = waiting.filter(({ after = [] }) => !after.some((name) => unfinished.has(name)));
    const upToBoth = ready.slice(0, ready.findIndex(({ cores }) => cores === 2) + 1 || ready.length);
    return state.stopped ? undefined : upToBoth.find(({ cores }) => busy + cores <= 2);
  };
  const start = async (stage) => {
    const result = await run(stage);
    running.delete(stage);
    results.set(stage, result);
    if (!goOn(result)) state.stopped = true;
  };

  let stage = nextStage();
  while (stage || running.size > 0) {
    if (stage) {
      waiting.splice(waiting.indexOf(stage), 1);
      running.set(stage, start(stage));
    } else {
      await Promise.race(running.values());
    }
    stage = nextStage();
  }
  return stages.filter((one) => results.has(one)).map((one) => results.get(one));
}
