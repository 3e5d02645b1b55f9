import { scrolledPast } from '#behaviours/scrolledPast.ts';
import { stir } from '#behaviours/stir.ts';
import { restoreMotion } from '#behaviours/restoreMotion.ts';

const { page = '', worker } = document.documentElement.dataset;

restoreMotion(document);
scrolledPast(document);
stir(document, () => import(/* @vite-ignore */ page));

if (worker && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register(worker));
}
