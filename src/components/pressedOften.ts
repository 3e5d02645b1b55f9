/** Styles of a button for quick presses: an iPhone takes the second of two for a wish to zoom. Two fingers still zoom. */
export const pressedOften = { touchAction: 'manipulation' } as const;
