/** Styles of content for screen readers that is not drawn. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
