// Runs in every page: records when a link was clicked and when the address field, or the floor page in its place, could first be
// seen. Plain script, because code sent to the browser must not use a compiler's helpers.
addEventListener(
  'click',
  ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
  true,
);

// A page that is rendered ahead has no frames before it is seen.
function look() {
  const field = document.querySelector('#root input[type=email]');
  const floor = location.pathname === '/sign-up/signin' && document.querySelector('main:not(#root *) h1');
  if (field || floor) globalThis.usableAt = performance.timeOrigin + performance.now();
  else requestAnimationFrame(look);
}
requestAnimationFrame(look);
