/** Written after a price. */
export const perInterval = { month: 'per month', year: 'per year' } as const;

/** How often a plan renews. */
export const everyInterval = { month: 'every month', year: 'every year' } as const;
