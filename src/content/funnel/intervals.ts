/** Written after a price. */
export const perInterval = { month: 'per month', year: 'per year' } as const;
