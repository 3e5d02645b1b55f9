import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { funnel } from '#content/index.ts';
import { startFirstForm, type StartedFirstForm } from '#funnel/signIn/firstForm.ts';
import { firstFormStates } from '#funnel/signIn/firstFormStates.ts';
import { SignInOptions, SignInStep } from '#funnel/signIn/SignInStep.tsx';
import { useSignIn } from '#funnel/signIn/useSignIn.ts';
import type { AuthGateway } from '#gateways/AuthGateway.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { Themed } from '#theme/index.ts';
import { visit } from './visit.tsx';

const { signIn: words } = funnel;
const sendSignInLink = vi.fn<AuthGateway['sendSignInLink']>(async () => undefined);
const busy = page.getByRole('button', { name: words.submitBusy });
const email = page.getByLabelText(funnel.email);

/** The form in the document of a site with App Check, whose token only the app gets. */
function startForm(): StartedFirstForm {
  const drawn = Object.entries({ idle: { ...firstFormStates.ready, email: '' }, ...firstFormStates });
  const [first = '', ...templates] = drawn.map(([name, props]) => {
    const markup = renderToString(
      <Themed>
        <SignInOptions {...props} />
      </Themed>,
    );
    return name === 'idle' ? markup : `<template lang="en" data-state="${name}">${markup}</template>`;
  });
  document.documentElement.lang = 'en';
  document.body.innerHTML = first + templates.join('');
  const form = startFirstForm(document, {
    session: memorySession(),
    embeddedBrowser: false,
    sendSignInLink,
    appSends: true,
  });
  if (!form) throw new Error('The document has no form');
  return form;
}

it('leaves the link to the app where only the app can send it, and stays busy', async () => {
  const form = startForm();
  await userEvent.fill(email, 'owner@example.com');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  expect(await form.settled()).toBe(true);
  expect(form.begun()).toEqual({ email: 'owner@example.com', failure: null, press: 'submit', copied: false });
  expect(sendSignInLink).not.toHaveBeenCalled();
});

it('enables the button for an address that a password manager filled in without an event', async () => {
  startForm();
  await expect.element(page.getByRole('button', { name: words.submit })).toBeDisabled();
  document.querySelector<HTMLInputElement>('input')!.value = 'owner@example.com';
  await expect.element(page.getByRole('button', { name: words.submit })).toBeEnabled();
});

it('takes a refusal back with the next letter', async () => {
  startForm();
  await userEvent.click(email);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('button', { name: words.submit })).toBeEnabled();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('sends a link also after a press on Google’s button, which waits for the app, and then forgets that press', async () => {
  const form = startForm();
  await userEvent.click(page.getByRole('button', { name: words.google }));
  await expect.element(page.getByRole('button', { name: words.googleBusy })).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.submit })).toBeDisabled();
  await userEvent.fill(email, 'owner@example.com');
  await userEvent.click(page.getByRole('button', { name: words.submit }));
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  expect(await form.settled()).toBe(true);
  expect(form.begun()).toMatchObject({ email: 'owner@example.com', press: 'submit' });
});

it('takes a refusal back with a press on Google’s button', async () => {
  const form = startForm();
  await userEvent.click(email);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: words.google }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await form.settled();
  expect(form.begun()).toMatchObject({ press: 'google', failure: null });
});

it('shows the same in the app, which sends the link once', async () => {
  const begun = { email: 'owner@example.com', failure: null, press: 'submit', copied: false } as const;
  const rendered: string[] = [];
  const onLinkSent = vi.fn<() => void>();
  function Screen() {
    const signIn = useSignIn({ choice: {}, onSignedIn: () => undefined, onLinkSent });
    rendered.push(signIn.state.status);
    return <SignInStep {...signIn} reason={null} />;
  }
  const firstForm = {
    begun: () => begun,
    restoreUse: () => undefined,
    takeOver: (onEnd: (done: typeof begun) => void) => onEnd(begun),
  };
  await visit(Screen, fakeGateways({ auth: { sendSignInLink }, session: memorySession(), firstForm }));
  await vi.waitFor(() => expect(onLinkSent).toHaveBeenCalledOnce());
  expect(rendered[0]).toBe('sendingLink');
  expect(sendSignInLink).toHaveBeenCalledExactlyOnceWith('owner@example.com');
});
