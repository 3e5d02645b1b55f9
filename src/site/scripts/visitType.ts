/** How the page was opened: by a link, by a reload, or by Back or Forward. */
export function visitType(): string | undefined {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;
}
