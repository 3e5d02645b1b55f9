/*
 * Runs in the account chooser: hands the chosen account to the page that opened it, which then closes the window; closes
 * it on Cancel. Opened without a window, it leaves the account in the tab and goes back. Were it to close at once, that page could see the window gone before it hears of the account.
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
