import { tabMark } from '#loading/tabMark.ts';

/** Marks a redirect to Google, so that most visits need not load Firebase's SDK. Unset if storage is blocked. */
export const leftForGoogle = tabMark('left-for-google', false);
