import { paths } from '#domain/paths.ts';

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): prefetch the sign-up page when the
 * pointer hovers over or presses a link to it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: `${paths.signUp}/*` }, eagerness: 'moderate' }],
});
