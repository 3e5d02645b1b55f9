import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createCountStep } from '#adapters/browser/countStep.ts';
import { serverNow } from '#adapters/browser/serverClock.ts';
import { startLanguageSwitch } from '#adapters/browser/languageSwitch.ts';
import { createSessionGateway } from '#adapters/browser/sessionGateway.ts';
import { whenSeen } from '#adapters/browser/whenSeen.ts';
import { createAccountGateway } from '#adapters/firebase/accountGateway.ts';
import { createAuthGateway } from '#adapters/firebase/authGateway.ts';
import { createCallFunction } from '#adapters/firebase/callFunctions.ts';
import { createSubscriptionGateway } from '#adapters/firebase/subscriptionGateway.ts';
import { createPaymentGateway } from '#adapters/paypal/paymentGateway.tsx';
import { App } from '#app/App.tsx';
import { isEmbeddedBrowser } from '#domain/embeddedBrowser.ts';
import { languageOfPath, pathIn } from '#domain/paths.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import { keepUse, additionsIgnored } from '#hooks/keepUse.ts';
import { environment } from './env.ts';

// A page that the browser renders ahead starts nothing before a visitor sees it.
await whenSeen();

const place = document.getElementById('root');
if (!place) throw new Error('The document has no #root');

const session = createSessionGateway();
// The document's form is hydrated if it still shows the screen of this address.
const { firstForm } = window;
const hydrates = ((await firstForm?.settled()) ?? false) && !session.read().userCred;

const auth = createAuthGateway(environment.firebase);
const call = createCallFunction(auth.idToken);
startLanguageSwitch({ session, change: (language) => call('setLanguage', { language }) });

const gateways: Gateways = {
  auth,
  subscriptions: createSubscriptionGateway(call),
  account: createAccountGateway(call),
  payments: createPaymentGateway({ sdkBaseUrl: environment.paypalSdkUrl }),
  session,
  countStep: createCountStep(),
  serverNow,
  inboxUrl: environment.inboxUrl,
  embeddedBrowser: isEmbeddedBrowser(navigator.userAgent),
  firstForm: hydrates && firstForm ? { ...firstForm, restoreUse: keepUse(place) } : null,
};

// Inside a public page's document, Back restores that page without a page load (`site/scripts/inApp.ts`).
const besidePage = document.documentElement.dataset['page'] !== undefined;

// A language's own addresses have the same screens.
const named = languageOfPath(location.pathname);
const below = named ? pathIn(named, '/') : '/';

const app = (
  <BrowserRouter basename={below === '/' ? '' : below}>
    <App gateways={gateways} {...(besidePage && { leaveFor: () => undefined })} />
  </BrowserRouter>
);
if (hydrates) hydrateRoot(place, app, additionsIgnored(place));
else createRoot(place).render(app);
