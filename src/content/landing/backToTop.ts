export const backToTop = { label: 'Back to the top', href: '#home' } as const;
