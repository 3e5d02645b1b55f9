import { paths } from '#domain/paths.ts';

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): prefetch the sign-up's page when the
 * pointer rests on a link to it or presses it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: `${paths.signUp}/*` }, eagerness: 'moderate' }],
});
