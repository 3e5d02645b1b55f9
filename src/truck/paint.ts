/** Colors of the trucks' drawings that are no colors of the brand. */
export const paint = { skin: '#8A5A3B', light: '#FFD48A', glow: '#F4A94F', shell: '#F2B544' } as const;
