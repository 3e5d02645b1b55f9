let release = (): void => undefined;
let released: Promise<void> | undefined;

function press(): void {
  released ??= new Promise((resolve) => {
    release = resolve;
  });
}

function end(): void {
  // A click follows in the same task. The message of a channel is the first task after it.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    released = undefined;
    release();
    port1.close();
  });
  port1.start();
  port2.postMessage(null);
}

/**
 * Makes a form judge a field that is left by a press only after that press has reached what it was meant for. An error that
 * appears between pointer down and up moves the button away from under the pointer, and the press is lost.
 */
export function afterPress<Given extends unknown[], Judged>(judge: (...given: Given) => Judged) {
  addEventListener('pointerdown', press, true);
  // A finger's press of a button begins after it has been lifted.
  addEventListener('mousedown', press, true);
  for (const kind of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) addEventListener(kind, end, true);
  return async (...given: Given): Promise<Awaited<Judged>> => {
    await released;
    return await judge(...given);
  };
}
