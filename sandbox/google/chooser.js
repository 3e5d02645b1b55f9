/* Runs in the account chooser: hands the chosen account to the page that opened it, or closes on Cancel. */
const handedOver = document.querySelector('[data-profile]');
if (handedOver && window.opener) {
  const profile = JSON.parse(handedOver.dataset.profile);
  window.opener.postMessage({ type: 'sandbox-google', profile }, window.location.origin);
  window.close();
}
document.querySelector('#cancel')?.addEventListener('click', () => window.close());
