// Runs in every page: records when a link was clicked and when the address field was ready. Plain script, because code
// sent to the browser must not use a compiler's helpers.
addEventListener(
  'click',
  ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
  true,
);

function look() {
  if (document.querySelector('#root input[type=email]')) {
    globalThis.usableAt = performance.timeOrigin + performance.now();
  } else requestAnimationFrame(look);
}
look();
