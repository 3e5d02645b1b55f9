/** The file that tells a browser how the site is kept among a visitor's apps (https://www.w3.org/TR/appmanifest/). */
export const manifestFile = 'manifest.webmanifest';
