// Stands in every page the visitor sees: notes when something was clicked, and when an address could be typed. Plain
// script, because what a browser is handed must not name helpers of whoever translated it.
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
