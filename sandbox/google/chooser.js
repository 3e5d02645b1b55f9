/*
 * Runs in the account chooser: hands the chosen account to the page that opened it, which then closes the window; closes
 * it on Cancel. Were it to close at once, that page could see the window gone before it hears of the account.
 */
const handedOver = document.querySelector('[data-profile]');
if (handedOver && window.opener) {
  const profile = JSON.parse(handedOver.dataset.profile);
  window.opener.postMessage({ type: 'sandbox-google', profile }, window.location.origin);
}
document.querySelector('#cancel')?.addEventListener('click', () => window.close());
