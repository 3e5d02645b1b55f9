import { listenTo, type ToFrame, type ToOpener, type ToPage } from './messages.ts';

/** One click: the pop-up that it opened, and whether PayPal's page has loaded in it. */
interface Attempt {
  number: number;
  popup: Window;
  shown: boolean;
  orderID: string;
  watch: number;
}

const pageOrigin = new URLSearchParams(location.search).get('page') ?? '';
const buttons = document.querySelectorAll('button');
let clicks = 0;
let current: Attempt | undefined;

const tellPage = (message: ToPage): void => window.parent.postMessage(message, pageOrigin);

/** Ends the current attempt. Closes its pop-up, unless the buyer should keep it. */
function finish({ close = true } = {}): Attempt | undefined {
  const attempt = current;
  current = undefined;
  if (attempt) {
    window.clearInterval(attempt.watch);
    if (close) attempt.popup.close();
  }
  return attempt;
}

function fail(message: string): void {
  const attempt = finish();
  if (attempt) tellPage({ kind: 'failed', attempt: attempt.number, message });
}

/** The buyer closed the pop-up. Before PayPal's page loaded, that is an error; afterwards, a cancellation. */
function closedByBuyer(): void {
  if (!current?.popup.closed) return;
  if (!current.shown) {
    fail('Detected popup close');
    return;
  }
  const attempt = finish();
  if (attempt) tellPage({ kind: 'cancelled', attempt: attempt.number, orderID: attempt.orderID });
}

function handleClick(): void {
  if (current && !current.popup.closed) {
    current.popup.focus();
    return;
  }
  clicks += 1;
  // Opened during the click: later, the browser would block the pop-up.
  const popup = window.open('/webapps/billing/waiting', 'paypal', 'popup,width=480,height=720');
  if (!popup) {
    tellPage({ kind: 'failed', attempt: clicks, message: 'Can not open popup window - blocked' });
    return;
  }
  current = {
    number: clicks,
    popup,
    shown: false,
    orderID: '',
    watch: window.setInterval(closedByBuyer, 150),
  };
  tellPage({ kind: 'clicked', attempt: clicks });
}

async function showApproval(attempt: Attempt, subscriptionId: string): Promise<void> {
  const response = await fetch(`/smart/approvals/${encodeURIComponent(subscriptionId)}`);
  if (attempt !== current) return;
  if (response.ok) {
    const { url, orderID } = (await response.json()) as { url: string; orderID: string };
    current.orderID = orderID;
    attempt.popup.location.href = url;
  } else {
    fail(`Cannot show subscription ${subscriptionId}: ${response.status}`);
  }
}

function hearPage(message: ToFrame): void {
  if (message.kind === 'enabled') {
    for (const button of buttons) button.disabled = !message.enabled;
  } else if (current?.number === message.attempt) {
    if (message.kind === 'created') void showApproval(current, message.subscriptionId);
    else finish();
  }
}

function hearPopup(message: ToOpener): void {
  if (!current) return;
  if (message.kind === 'shown') {
    current.shown = true;
    return;
  }
  // A closed browser sends no message; its pop-up stays open as the only sign of the buyer.
  const attempt = finish({ close: message.kind !== 'lost' });
  if (!attempt) return;
  if (message.kind === 'agreed')
    tellPage({ kind: 'approved', attempt: attempt.number, approval: message.approval });
  if (message.kind === 'refused')
    tellPage({ kind: 'cancelled', attempt: attempt.number, orderID: message.orderID });
}

listenTo<ToFrame>({ window: () => window.parent, origin: pageOrigin }, hearPage);
listenTo<ToOpener>({ window: () => current?.popup, origin: location.origin }, hearPopup);
for (const button of buttons) button.addEventListener('click', handleClick);
// PayPal's window closes with the page that opened it, which would not hear its answer.
window.addEventListener('pagehide', () => finish());
tellPage({ kind: 'ready' });
