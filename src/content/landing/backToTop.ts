/** The way back from anywhere on the landing page. */
export const backToTop = { label: 'Back to the top', href: '#home' } as const;
