import { useEffect } from 'react';
import { brand } from '#content/brand.ts';
import { documentTitle } from '#content/pages.ts';

/** The title of the tab is the shown heading, also where a message took the place of a page's own. */
export function useTitleOfHeading(): void {
  // After each render, because the heading may be of a message in the frame. A page that is still loading has none. A public page
  // beside the app, to which Back has returned, has another frame.
  useEffect(() => {
    const heading = document.querySelector('main[data-width] h1')?.textContent;
    if (heading) document.title = heading.includes(brand.name) ? heading : documentTitle(heading);
  });
}
