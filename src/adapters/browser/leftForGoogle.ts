import { tabMark } from '#loading/tabMark.ts';

/**
 * Marks that the owner was redirected to Google. Asking Firebase instead would load its SDK on every visit to the sign-in.
 * If storage is blocked, the mark counts as unset.
 */
export const leftForGoogle = tabMark('left-for-google', false);
