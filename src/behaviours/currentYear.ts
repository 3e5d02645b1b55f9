import type { Behaviour } from './behaviour.ts';

/** Brings the year in each `[data-year]`, which is that of the page's build, up to date. A clock that is behind changes nothing. */
export const currentYear: Behaviour = (page) => {
  const now = new Date().getFullYear();
  page.querySelectorAll('[data-year]').forEach((part) => {
    part.textContent = part.textContent.replace(/\d{4}/u, (built) => String(Math.max(Number(built), now)));
  });
};
