import { visitorOf } from '../visitor.ts';
import { ButtonFrame, type ButtonsOptions, type Place } from './buttons.ts';

/** Every button on the page. Stored on the window, so that the script finds them when it runs again. */
const registryKey = Symbol.for('curbwise.paypal-stand-in');
type Registry = Set<ButtonFrame>;
const shared = window as unknown as { [registryKey]?: Registry } & Record<string, unknown>;

// The real script destroys the buttons of an earlier copy of itself (reference/PayPal.mdx#script-and-button).
for (const frame of shared[registryKey] ?? []) frame.close(new Error('zoid destroyed all components'));
const drawn: Registry = new Set();
shared[registryKey] = drawn;

const script = document.currentScript as HTMLScriptElement;
const { origin, searchParams } = new URL(script.src);
const place: Place = { origin, query: searchParams };

function elementOf(target: unknown): Element {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  if (!(element instanceof Element) || !element.isConnected)
    throw new Error('The element to render into does not exist');
  return element;
}

/** `paypal.Buttons`, limited to what subscriptions and the React library use (reference/PayPal.mdx#script-and-button). */
function Buttons(options: ButtonsOptions = {}) {
  const frame = new ButtonFrame(options, place);
  return {
    isEligible: () => options.fundingSource === undefined || options.fundingSource === 'paypal',
    render: async (target: unknown): Promise<void> => {
      const element = elementOf(target);
      drawn.add(frame);
      await frame.render(element);
    },
    close: (): Promise<void> => {
      drawn.delete(frame);
      frame.close(new Error('The button was closed'));
      return Promise.resolve();
    },
    updateProps: (): Promise<void> => Promise.resolve(),
    hasReturned: () => false,
    resume: (): Promise<void> => Promise.resolve(),
  };
}

const funding = visitorOf(document.cookie).buyer === 'guestWithCard' ? ['paypal', 'card'] : ['paypal'];

const components = (searchParams.get('components') ?? 'buttons').split(',');
shared[script.dataset['namespace'] ?? 'paypal'] = {
  version: '5.0.0-sandbox',
  ...(components.includes('buttons') && { Buttons }),
  FUNDING: { PAYPAL: 'paypal', VENMO: 'venmo', PAYLATER: 'paylater', CREDIT: 'credit', CARD: 'card' },
  getFundingSources: () => funding,
  isFundingEligible: (source: string) => funding.includes(source),
};
