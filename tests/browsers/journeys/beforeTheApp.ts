import { expect } from 'vitest';
import { signIn as words } from '#content/funnel/signIn.ts';
import { newAddress } from '../../e2e/support/owner.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import type { Tab } from '../driver/tab.ts';
import { narrowInFirefox, type Journey } from '../journey.ts';
import { askForLink } from '../steps/signUp.ts';
import { switchWorld } from '../steps/world.ts';

/** Keeps the app's script out of the document until `letGo` is called, be that before the document asks for it or after. */
const hold = `
  const { append } = Element.prototype;
  const held = [];
  Element.prototype.append = function (...nodes) {
    const add = () => append.apply(this, nodes);
    if (nodes.some((node) => node.type === 'module')) held.push(add);
    else add();
  };
  globalThis.letGo = () => {
    Element.prototype.append = append;
    held.forEach((add) => add());
  };
`;

const email = { role: 'field', name: 'Email' };
const submit = { role: 'button', name: 'Create Account with Email' };

async function letGo(tab: Tab): Promise<void> {
  await tab.window.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo(), []);
}

/** Waits until the app has loaded everything: an interrupted load counts as an error. */
async function appLoaded(tab: Tab): Promise<void> {
  await tab.until(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.some((name) => name.includes('firebaseIdentity')) || undefined;
  });
}

async function openAgain(tab: Tab): Promise<void> {
  await appLoaded(tab);
  await tab.window.goto(`${siteUrl}/sign-up/signin`);
}

/** In an app's browser, Google's refusal is said and e-mail comes first, before the app runs and afterwards. */
async function insideAnApp(tab: Tab): Promise<void> {
  await appLoaded(tab);
  await switchWorld(tab, { browser: 'insideAnApp' });
  await tab.window.goto(`${siteUrl}/sign-up/signin`);
  const { refused, copy } = words.embedded;
  const seeRefusal = async () => {
    await tab.see({ css: 'main *', text: refused });
    expect(await tab.names({ css: '[data-sign-in] button' })).toEqual([copy, words.submit, words.google]);
  };
  await seeRefusal();
  await letGo(tab);
  await appLoaded(tab);
  await seeRefusal();
}

/** The form of the sign-in's document works before the app does. */
export const beforeTheApp: Journey = {
  name: 'the sign-in before the app runs',
  inChromium: 'prerender/signIn',
  widths: narrowInFirefox,
  before: async () => [hold],
  async run(tab) {
    await tab.window.goto(`${siteUrl}/sign-up/signin`);
    await tab.see(submit, ({ enabled }) => !enabled);
    await tab.enter(email, 'rosa@');
    await tab.tap(submit);
    await tab.see({ role: 'alert', text: 'Please enter a valid email address' });
    await letGo(tab);
    // Hydration changes nothing; the app answers the next press.
    await tab.see({ role: 'alert', text: 'Please enter a valid email address' });
    await tab.enter(email, 'rosa@truck.example');
    await tab.gone({ role: 'alert' });

    await openAgain(tab);
    await tab.tap({ role: 'button', name: 'Forgot password?' });
    await letGo(tab);
    await tab.see({ text: 'Enter your email above first.' });

    // Where the browser opens no popup for a press that long ago, the screen offers the way without one.
    await openAgain(tab);
    await tab.tap({ role: 'button', name: 'Sign up with Google' });
    await tab.see({ role: 'button', name: 'Waiting for Google...' });
    await letGo(tab);
    await tab.see({ role: 'button', name: /^(?:Waiting for Google|Continue without a popup)/u });

    await insideAnApp(tab);
    await openAgain(tab);
    await askForLink(tab, newAddress());
  },
};
