import { closeMenuOnChoice } from '#behaviours/closeMenuOnChoice.ts';
import { moveInView } from '#behaviours/moveInView.ts';
import { openAnchorTarget } from '#behaviours/openAnchorTarget.ts';
import { restoreMotion } from '#behaviours/restoreMotion.ts';
import { scrolledPast } from '#behaviours/scrolledPast.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';
import { loadWebFont } from './loadWebFont.ts';
import { rememberErrors } from './rememberErrors.ts';
import { renderBelowFold } from './renderBelowFold.ts';
import { returnToAnchor } from './returnToAnchor.ts';
import { isNewVisit } from './newVisit.ts';

/** The build replaces it with the path, because this script has no room for the list of paths. */
declare const stepsPath: string;

const { worker, prefetch, page } = document.documentElement.dataset;

rememberErrors();
restoreMotion(document);
loadWebFont(document).catch(() => {});
returnToAnchor(document);
renderBelowFold(document);
scrolledPast(document);
closeMenuOnChoice(document);
openAnchorTarget(document);
loadOnFirstInteraction(document, () => {
  const script = import(/* @vite-ignore */ page as string);
  // An active visitor may sign up next, so the sign-in's document and the app are preloaded. Uses `fetch`, because this page's CSP blocks
  // prefetch links in Firefox, and Safari does not support them. Reads the body, so the browser caches the whole file.
  void prefetch?.split(' ').map((href) =>
    fetch(href, { priority: 'low' })
      .then((file) => file.blob())
      .catch(() => {}),
  );
  return script;
});

// Delays work that would slow down the first rendering: the service worker fetches and stores its files, and the hero's
// animation starts, after the page has been visible for a while. A visitor who leaves earlier gets no service worker. A page that is
// rendered ahead has no frame until it is seen.
addEventListener('load', () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (worker) (navigator as Partial<Navigator>).serviceWorker?.register(worker).catch(() => {});
      moveInView(document);
      // The visit is counted by the server, which sees the browser's wish not to be counted, if there is one.
      // Firefox has no beacons where its owner has switched them off.
      if (isNewVisit && !navigator.webdriver)
        (navigator as Partial<Navigator>).sendBeacon?.(stepsPath, document.referrer);
    }, 4000),
  ),
);
