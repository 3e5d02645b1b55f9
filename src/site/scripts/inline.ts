import { closeMenuOnChoice } from '#behaviours/closeMenuOnChoice.ts';
import { moveInView } from '#behaviours/moveInView.ts';
import { openAnchorTarget } from '#behaviours/openAnchorTarget.ts';
import { restoreMotion } from '#behaviours/restoreMotion.ts';
import { scrolledPast } from '#behaviours/scrolledPast.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';
import { loadWebFont } from './loadWebFont.ts';
import { renderBelowFold } from './renderBelowFold.ts';
import { returnToAnchor } from './returnToAnchor.ts';

const { worker, prefetch, page } = document.documentElement.dataset;

restoreMotion(document);
loadWebFont(document).catch(() => undefined);
returnToAnchor(document);
renderBelowFold(document);
scrolledPast(document);
closeMenuOnChoice(document);
openAnchorTarget(document);
loadOnFirstInteraction(document, () => {
  const script = import(/* @vite-ignore */ page as string);
  // An active visitor may sign up next, so the sign-in screen is loaded ahead. By fetch, because this page's policy forbids
  // prefetch links in Firefox, and Safari has none. Read to the end, so that the browser caches the whole file.
  prefetch?.split(' ').forEach((href) => {
    fetch(href, { priority: 'low' })
      .then((file) => file.blob())
      .catch(() => {});
  });
  return script;
});

// None of this may slow down the drawing of the page: the worker fetches and stores its files, and the hero begins to move,
// after the page has been visible for a while. If the visitor leaves before that, the worker is not registered.
addEventListener('load', () =>
  setTimeout(() => {
    if (worker) (navigator as Partial<Navigator>).serviceWorker?.register(worker).catch(() => undefined);
    moveInView(document);
  }, 4000),
);
