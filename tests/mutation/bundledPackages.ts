/**
 * Hundreds of small files made one, for the configurations of Vitest that judge mutants: each mutant is judged by a
 * process of its own, which would spend most of its time loading them.
 */
export const bundledPackages = {
  optimizer: { ssr: { enabled: true, include: ['date-fns', '@date-fns/utc'] } },
};
