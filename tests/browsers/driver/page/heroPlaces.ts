/*
 * Notes in every frame where the first screen of the landing page stands, so that a test can ask whether it has ever
 * moved. Frames in which the page is scrolled do not count.
 */
interface WithPlaces {
  heroPlaces?: number[][];
}

const places: number[][] = [];
(globalThis as WithPlaces).heroPlaces = places;

function look(): void {
  const shown = [...document.querySelectorAll('main h1, main h1 ~ p, main a[href^="/sign-up"]')].slice(0, 3);
  if (shown.length === 3 && scrollY === 0) {
    places.push(shown.map((one) => Math.round(one.getBoundingClientRect().top)));
  }
  requestAnimationFrame(look);
}

if (window === top) requestAnimationFrame(look);

// A module, so that its names are its own.
export {};
