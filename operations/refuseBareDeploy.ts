// firebase.json runs this before `firebase deploy` sends the site. That command reads the list of files which browsers may keep
// for a year before the site is built, so the list would also hold for a file that is missing for a moment, and browsers would
// keep it missing for a year. `npm run deploy` builds first, names each file, and leaves this step out.
console.error(
  'Nothing was sent. `npm run deploy` sends the site: it takes the same words, such as `-- --only hosting`.',
);
process.exitCode = 1;
