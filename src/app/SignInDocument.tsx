import { StaticRouter } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { firstFormStates } from '#funnel/signIn/firstFormStates.ts';
import { SignInOptions } from '#funnel/signIn/SignInStep.tsx';
import type { Gateways } from '#gateways/gateways.tsx';
import { App } from './App.tsx';

/** What the sign-in screen asks of its gateways while it is rendered; everything else is asked in a browser. */
const gateways = {
  auth: { ownerBackFromGoogle: () => null },
  session: { read: () => ({}) },
  firstForm: { begun: () => ({ email: '', failure: null, press: null }), takeOver: () => undefined },
} as unknown as Gateways;

/** The sign-in screen of a new visitor, as `main.tsx` hydrates it. Only the prerenderer imports this file. */
export function SignInDocument() {
  return (
    <StaticRouter location={paths.signIn}>
      <App gateways={gateways} />
    </StaticRouter>
  );
}

/** The states that the form shows before the app runs, by their names. */
export const signInStates = Object.entries(firstFormStates).map(([name, props]) => ({
  name,
  draw: () => <SignInOptions {...props} />,
}));
