import { vi } from 'vitest';

/** The options that the library passes to PayPal's script for each button. */
export interface ButtonOptions {
  onInit: (data: object, actions: { enable: () => Promise<void>; disable: () => Promise<void> }) => void;
  createSubscription: () => Promise<string>;
  onApprove: (data: Record<string, string>) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

/** How a loaded script fails to draw its button: the frame may be blocked, too, which nothing reports. */
export type FailedDrawing = 'is for no such buyer' | 'throws' | 'breaks' | 'stays empty';

/** A fake of PayPal's script, controlled by the test. */
export interface ScriptStandIn {
  /** Addresses of the requested scripts, in order. */
  asked: string[];
  /** Loads the newest script and renders a button; by default PayPal takes no card. */
  arrives: (script?: { withButtons?: boolean; card?: boolean; drawing?: FailedDrawing }) => void;
  /** Makes the newest script fail. */
  isRefused: () => void;
  /** The options of the rendered button. Throws if there is none. */
  button: () => ButtonOptions;
}

/** Replaces PayPal's script: no request leaves the browser, and no script loads until the test says so. */
export function standInForScript(): ScriptStandIn {
  const asked: HTMLScriptElement[] = [];
  let drawn: ButtonOptions | undefined;
  const insert = document.head.insertBefore.bind(document.head);
  vi.spyOn(document.head, 'insertBefore').mockImplementation((node, before) => {
    if (!(node instanceof HTMLScriptElement)) return insert(node, before);
    asked.push(node);
    return node;
  });
  const newest = () => {
    const script = asked.at(-1);
    if (!script) throw new Error('no script was asked for');
    return script;
  };
  return {
    get asked() {
      return asked.map(({ src }) => src);
    },
    arrives: ({ withButtons = true, card = false, drawing } = {}) => {
      const Buttons = (options: ButtonOptions) => {
        if (drawing === 'throws') throw new Error('Element has no method');
        drawn = options;
        return {
          isEligible: () => drawing !== 'is for no such buyer',
          render: (place: HTMLElement) => {
            if (drawing === 'stays empty') return new Promise(() => undefined);
            place.append(
              Object.assign(document.createElement('button'), { textContent: 'PayPal Subscribe' }),
            );
            if (drawing === 'breaks') return Promise.reject(new Error('zoid destroyed all components'));
            options.onInit({}, { enable: () => Promise.resolve(), disable: () => Promise.resolve() });
            return Promise.resolve();
          },
          close: () => Promise.resolve(),
        };
      };
      const isFundingEligible = (source: string) => source !== 'card' || card;
      Object.assign(window, {
        paypal: { version: '5.0.0', isFundingEligible, ...(withButtons && { Buttons }) },
      });
      newest().onload?.(new Event('load'));
    },
    isRefused: () => {
      newest().onerror?.(new Event('error'));
    },
    button: () => {
      if (!drawn) throw new Error('no button is drawn');
      return drawn;
    },
  };
}
