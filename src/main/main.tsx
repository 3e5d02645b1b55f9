import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createSessionGateway } from '#adapters/browser/sessionGateway.ts';
import { createAccountGateway } from '#adapters/firebase/accountGateway.ts';
import { createAuthGateway } from '#adapters/firebase/authGateway.ts';
import { createSubscriptionGateway } from '#adapters/firebase/subscriptionGateway.ts';
import { createPaymentGateway } from '#adapters/paypal/paymentGateway.tsx';
import { App } from '#app/App.tsx';
import type { Gateways } from '#gateways/gateways.tsx';
import { environment } from './env.ts';

const auth = createAuthGateway(environment.firebase);
const idToken = () => auth.idToken();

const gateways: Gateways = {
  auth,
  subscriptions: createSubscriptionGateway({ idToken }),
  account: createAccountGateway({ idToken }),
  payments: createPaymentGateway({ sdkBaseUrl: environment.paypalSdkUrl }),
  session: createSessionGateway(),
  inboxUrl: environment.inboxUrl,
};

const place = document.getElementById('root');
if (!place) throw new Error('The document has no #root');

// Inside a public page's document, Back restores that page without a page load (`site/scripts/inApp.ts`).
const besidePage = document.documentElement.dataset['page'] !== undefined;

createRoot(place).render(
  <BrowserRouter>
    <App gateways={gateways} {...(besidePage && { leaveFor: () => undefined })} />
  </BrowserRouter>,
);
