/** The argument of onApprove (reference/PayPal.mdx#script-and-button). */
export interface Approval {
  orderID: string;
  subscriptionID: string;
  payerID: string;
  facilitatorAccessToken: string;
}

/** Messages from the page to the button's frame. `attempt` counts the clicks, so that late replies can be ignored. */
export type ToFrame =
  | { kind: 'enabled'; enabled: boolean }
  | { kind: 'created'; attempt: number; subscriptionId: string }
  | { kind: 'abandoned'; attempt: number };

export type ToPage =
  | { kind: 'ready' }
  | { kind: 'clicked'; attempt: number }
  | { kind: 'approved'; attempt: number; approval: Approval }
  | { kind: 'cancelled'; attempt: number; orderID: string }
  | { kind: 'failed'; attempt: number; message: string };

/** Messages from PayPal's pop-up to the frame of the button that opened it. */
export type ToOpener =
  | { kind: 'shown' }
  | { kind: 'agreed'; approval: Approval }
  | { kind: 'refused'; orderID: string }
  | { kind: 'lost' };

/** The accepted sender: one window, at one origin. */
export interface Sender {
  window: () => Window | null | undefined;
  origin: string;
}

/** Listens to one window at one origin, until the returned function is called. */
export function listenTo<Message extends { kind: string }>(
  sender: Sender,
  hear: (message: Message) => void,
): () => void {
  const listener = (event: MessageEvent<unknown>): void => {
    const from = sender.window();
    if (!from || event.source !== from || event.origin !== sender.origin) return;
    if (typeof event.data !== 'object' || event.data === null || !('kind' in event.data)) return;
    hear(event.data as Message);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
