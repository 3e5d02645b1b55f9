/** Styles under a pointer that hovers. A touch screen would keep them after a tap, because it counts what was tapped last as hovered. */
export const hovered = <const Styles extends object>(styles: Styles) =>
  ({ '@media (hover: hover)': { '&:hover': styles } }) as const;
