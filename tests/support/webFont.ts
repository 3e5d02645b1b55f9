/**
 * Whether the page has loaded its web font, which comes after the first paint and breaks lines again. The fallbacks are faces
 * too, and are loaded at once. Runs in the page.
 */
export function hasWebFont(): boolean {
  return [...document.fonts].some(
    ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
  );
}
