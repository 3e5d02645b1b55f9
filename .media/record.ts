import { stat } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { FilmName, LandingMedia } from '#content/landing/media.ts';
import { language, languages, locale } from '#domain/language.ts';
import { inLanguage } from '#prerender/inLanguage.ts';
import { keepStill, openStudio, shownTexts } from '#studio/index.ts';
import { launchBrowser } from '#tests/visual/browser.ts';
import { featureNames, photographFeature } from './features.ts';
import { keepCaptions, playFilm } from './film.ts';
import { noteTexts, publicFolder, publish, shelf, shelved } from './mediaFiles.ts';
import { plays } from './plays.ts';

/** Widths of each still (4:3) in CSS pixels, and of its files. A feature enlarges the order's file. */
const stills = {
  order: { width: 920, files: [800] },
  map: { width: 520, files: [400, 800] },
} as const;

/** Pixels of a still's screenshot: twice its largest size, so that text stays sharp when it is scaled down. */
const screenshotWidth = 1600;

const wanted = process.argv.slice(2).filter((name) => !languages.some((language) => language === name));
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const browser = await launchBrowser();
const studio = await openStudio({
  browser,
  locale,
  now: new Date('2026-03-03T12:00:10Z'),
  stage: {
    root: path.join(import.meta.dirname, 'stage'),
    plugins: [react(), inLanguage(language)],
    resolve: { tsconfigPaths: true },
  },
});
const album: LandingMedia = structuredClone(shelved);

for (const name of ['order', 'map'] as const) {
  if (!isWanted(name)) continue;
  const { width, files } = stills[name];
  const size = { width, height: (width * 3) / 4 };
  const page = await studio.open(name, { ...size, scale: screenshotWidth / width });
  noteTexts(`hero-${name}`, await shownTexts(page, { x: 0, y: 0, ...size }));
  album.hero[name] = await keepStill(shelf, `hero-${name}`, await page.screenshot(), files);
  await page.context().close();
}

const isFeatureWanted = isWanted('features');
for (const name of isFeatureWanted ? featureNames : [])
  album.features = { ...album.features, [name]: await photographFeature(studio, name) };

// Renders one film at a time: an encoder uses every core.
for (const name of Object.keys(plays) as FilmName[]) {
  const film = isWanted(name) ? await playFilm(studio, name) : album.videos[name];
  const captions = keepCaptions(name, film.upright.seconds);
  album.videos[name] = { ...film, upright: { ...film.upright, captions } };
}

await browser.close();
const published = await publish(album);

for (const address of shelf.addressesIn(published)) {
  const { size } = await stat(path.join(publicFolder, address));
  console.log(`${String(Math.ceil(size / 1000)).padStart(5)} KB  ${address}`);
}
