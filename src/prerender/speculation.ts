/**
 * What browsers that know speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API) fetch
 * beforehand: the sign-up's page, once the pointer rests on a link to it or a finger comes down.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/sign-up/*' }, eagerness: 'moderate' }],
});
