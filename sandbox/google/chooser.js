/*
 * Runs in the account chooser. Sends the account to the opener, which closes this window: if the window closed itself, the
 * opener could notice that before it gets the account. Cancel closes it. For a redirect, stores the account and goes back.
 */
const handedOver = document.querySelector('[data-profile]');
const profile = handedOver && JSON.parse(handedOver.dataset.profile);
if (handedOver?.dataset.return) {
  sessionStorage.setItem('sandbox-google-account', JSON.stringify(profile));
  location.replace(handedOver.dataset.return);
} else if (profile && window.opener) {
  window.opener.postMessage({ type: 'sandbox-google', profile }, window.location.origin);
}
document.querySelector('#cancel')?.addEventListener('click', () => window.close());
