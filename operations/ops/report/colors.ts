/** The meaning of each color, the same in every plot. */
export const colors = {
  step: '#f48a29',
  next: '#2f6f8f',
  good: '#3d8b56',
  coming: '#f4c08a',
  bad: '#b3402f',
} as const;
