// firebase.json runs this before `firebase deploy` sends the site. That command reads the list of cacheable files before the
// site is built, so the list would also match files that are missing for a moment, and browsers would cache the 404 for a
// year. `npm run deploy` builds first, names each file, and omits this step.
console.error(
  'Nothing was sent. `npm run deploy` sends the site: it takes the same words, such as `-- --only hosting`.',
);
process.exitCode = 1;
