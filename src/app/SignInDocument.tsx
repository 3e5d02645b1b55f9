import { StaticRouter } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { embeddedNotices, firstFormStates } from '#funnel/signIn/firstFormStates.ts';
import { EmbeddedBrowserNotice } from '#funnel/signIn/EmbeddedBrowserNotice.tsx';
import { SignInOptions } from '#funnel/signIn/SignInStep.tsx';
import type { Gateways } from '#gateways/gateways.tsx';
import { App } from './App.tsx';

/** What the sign-in screen asks of its gateways while it is rendered; everything else is asked in a browser. */
const gateways = {
  auth: { ownerBackFromGoogle: () => null },
  session: { read: () => ({}) },
  firstForm: {
    begun: () => ({ email: '', failure: null, press: null, copied: false }),
    restoreUse: () => undefined,
    takeOver: () => undefined,
  },
} as unknown as Gateways;

/** The sign-in screen of a new visitor, as `main.tsx` hydrates it. Only the prerenderer imports this file. */
export function SignInDocument() {
  return (
    <StaticRouter location={paths.signIn}>
      <App gateways={gateways} />
    </StaticRouter>
  );
}

const formStates = Object.entries(firstFormStates).map(([name, props]) => ({
  name,
  draw: () => <SignInOptions {...props} />,
}));

// The form's script puts it above the form.
const noticeStates = (['idle', 'copied'] as const).map((copied) => ({
  name: embeddedNotices[copied],
  draw: () => <EmbeddedBrowserNotice copied={copied} onCopyAddress={() => undefined} />,
}));

/** What the sign-in's document shows before the app runs, by its names. */
export const signInStates = [...formStates, ...noticeStates];
