import { listenTo, type ToFrame, type ToPage } from './messages.ts';

type Callback = (...values: unknown[]) => unknown;

/** The options passed to `paypal.Buttons`. Read on each call, because callbacks may change. */
export interface ButtonsOptions {
  fundingSource?: string;
  style?: { height?: number };
  onInit?: Callback;
  onClick?: Callback;
  createSubscription?: Callback;
  onApprove?: Callback;
  onCancel?: Callback;
  onError?: Callback;
}

/** State shared by all buttons on a page. */
export interface Place {
  origin: string;
  /** The script's query, passed on to the button's frame. */
  query: URLSearchParams;
}

const serverOnly = (): Promise<never> =>
  Promise.reject(
    new Error('Create the subscription on the server; this stand-in does not do it in the browser'),
  );

/** One rendered button: a frame from the simulator's origin, and its messages. */
export class ButtonFrame {
  readonly #options: ButtonsOptions;
  readonly #place: Place;
  readonly #frame = document.createElement('iframe');
  #stopListening = (): void => undefined;
  #fail: (error: Error) => void = () => undefined;

  constructor(options: ButtonsOptions, place: Place) {
    this.#options = options;
    this.#place = place;
  }

  /** Renders the button into an element; resolves once the button can be clicked. */
  render(target: Element): Promise<void> {
    const height = Math.min(55, Math.max(25, this.#options.style?.height ?? 45));
    // The real script adds a second button and a line of text below the first; this frame has the same height.
    const whole = height + 102;
    const query = new URLSearchParams(this.#place.query);
    query.set('page', location.origin);
    this.#frame.src = `${this.#place.origin}/smart/buttons?${query}`;
    this.#frame.title = 'PayPal';
    this.#frame.style.cssText = `display:block;width:100%;height:${whole}px;border:0;color-scheme:light`;
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      const sender = { window: () => this.#frame.contentWindow, origin: this.#place.origin };
      this.#stopListening = listenTo<ToPage>(sender, (message) => {
        if (message.kind === 'ready') {
          this.#init();
          resolve();
        } else {
          void this.#hear(message);
        }
      });
      target.append(this.#frame);
    });
  }

  /** Removes the button; a rendering in progress rejects with the given error. */
  close(error: Error): void {
    this.#stopListening();
    this.#frame.remove();
    this.#fail(error);
  }

  #init(): void {
    const setEnabled = (enabled: boolean): Promise<void> => {
      this.#send({ kind: 'enabled', enabled });
      return Promise.resolve();
    };
    this.#options.onInit?.({}, { enable: () => setEnabled(true), disable: () => setEnabled(false) });
  }

  #send(message: ToFrame): void {
    this.#frame.contentWindow?.postMessage(message, this.#place.origin);
  }

  async #hear(message: Exclude<ToPage, { kind: 'ready' }>): Promise<void> {
    try {
      if (message.kind === 'clicked') await this.#create(message.attempt);
      else if (message.kind === 'approved') await this.#approved(message.approval);
      else if (message.kind === 'cancelled') await this.#options.onCancel?.({ orderID: message.orderID });
      else throw new Error(message.message);
    } catch (error) {
      if (this.#options.onError) this.#options.onError(error);
      else reportError(error);
    }
  }

  async #create(attempt: number): Promise<void> {
    try {
      const click: { refused: boolean } = { refused: false };
      const refuse = (): void => {
        click.refused = true;
      };
      const data = { fundingSource: 'paypal' };
      await this.#options.onClick?.(data, { resolve: () => Promise.resolve(), reject: refuse });
      if (click.refused) {
        this.#send({ kind: 'abandoned', attempt });
        return;
      }
      const subscription = { create: serverOnly, revise: serverOnly };
      const id = await this.#options.createSubscription?.(
        { ...data, paymentSource: 'paypal' },
        { subscription },
      );
      if (typeof id !== 'string' || id === '') throw new Error('Expected a subscription id to be passed');
      this.#send({ kind: 'created', attempt, subscriptionId: id });
    } catch (error) {
      this.#send({ kind: 'abandoned', attempt });
      throw error;
    }
  }

  async #approved(approval: object): Promise<void> {
    await this.#options.onApprove?.(
      { ...approval, paymentSource: 'paypal' },
      {
        subscription: { get: serverOnly, activate: serverOnly },
        redirect: (url: string) => location.assign(url),
        restart: () => Promise.reject(new Error('This stand-in does not start again by itself')),
      },
    );
  }
}
