import { closeMenuOnChoice } from '#behaviours/closeMenuOnChoice.ts';
import { openAnchorTarget } from '#behaviours/openAnchorTarget.ts';
import { restoreMotion } from '#behaviours/restoreMotion.ts';
import { scrolledPast } from '#behaviours/scrolledPast.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';
import { loadWebFont } from './loadWebFont.ts';
import { renderBelowFold } from './renderBelowFold.ts';
import { returnToAnchor } from './returnToAnchor.ts';

const { page = '', prefetch, worker } = document.documentElement.dataset;

restoreMotion(document);
loadWebFont(document).catch(() => undefined);
returnToAnchor(document);
renderBelowFold(document);
scrolledPast(document);
closeMenuOnChoice(document);
openAnchorTarget(document);
loadOnFirstInteraction(document, () => {
  const script = import(/* @vite-ignore */ page);
  // An active visitor may sign up next: load the sign-in screen ahead. A fetch, because this page's policy forbids
  // prefetch links in Firefox and Safari has none. Read to its end, so that the browser caches the whole file.
  prefetch?.split(' ').forEach((href) => {
    fetch(href, { priority: 'low' })
      .then((file) => file.blob())
      .catch(() => undefined);
  });
  return script;
});

// The worker comes with the visitor's first interaction (`page.ts`), or by itself once the page has been looked at for a
// while, because what it keeps is fetched and stored while a visitor reads, not while the page is drawn (R-PUBLIC-WORKER).
if (worker && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register(worker), 4000));
}
