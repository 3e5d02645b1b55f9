/** Whether a link, an address or a form opened the page, not a reload, Back or Forward. */
export const isNewVisit =
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate';
