/** The link back to the top of the landing page. */
export const backToTop = { label: 'Back to the top', href: '#home' } as const;
