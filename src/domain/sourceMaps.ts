/** The folder of a build's source maps: beside the build, because everything inside is published. */
export const sourceMapsOf = (builtSite: string) => `${builtSite}-maps`;
