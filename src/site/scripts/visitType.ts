/** How the page was opened: by a link, by a reload, or on the way back or forward. */
export function visitType(): string | undefined {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;
}
