/** Styles of a row whose ends stand apart, and below each other where they have no room. */
export const apart = { display: 'flex', flexFlow: 'row wrap', justifyContent: 'space-between' } as const;
