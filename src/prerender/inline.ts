import { scrolledPast } from '#behaviours/scrolledPast.ts';
import { letters } from '#behaviours/letters.ts';
import { restoreMotion } from '#behaviours/restoreMotion.ts';
import { stir } from '#behaviours/stir.ts';

const { page = '', prefetch, worker } = document.documentElement.dataset;

restoreMotion(document);
letters(document);
scrolledPast(document);
stir(document, () => {
  const rest = import(/* @vite-ignore */ page);
  // Whoever reads on may sign up: what that needs is here before it is asked for.
  prefetch?.split(' ').forEach((href) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  });
  return rest;
});

if (worker && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register(worker));
}
