import path from 'node:path';
import { captions } from '#content/landing/captions.ts';
import { cuts, type Film, type FilmName } from '#content/landing/media.ts';
import { filmCut, keepPicture, webVtt, type Shape, type Studio } from '#studio/index.ts';
import { noteTexts, shelf } from './mediaFiles.ts';
import { plays } from './plays.ts';
import { uprightPlays } from './uprightPlays.ts';

const scratch = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'media');

/** The stage is a quarter wider than the picture, as on a tablet. */
const wide: Shape = { ...cuts.wide, stage: { width: 1000, height: 625, scale: 1 } };

/** For phones and upright tablets: a stage as narrow as a phone, so that its text is as large as the text around the film. */
const upright: Shape = { ...cuts.upright, stage: { width: 400, height: 520, scale: 1.5 } };

/** Both cuts of a film, without its captions. */
type Played = Omit<Film, 'upright'> & { upright: Omit<Film['upright'], 'captions'> };

/** Plays, captures and encodes both cuts of a film, and keeps their files. */
export async function playFilm(studio: Studio, name: FilmName): Promise<Played> {
  const { cut, still, texts } = await filmCut(studio, shelf, {
    scene: name,
    name,
    play: plays[name],
    shape: wide,
    scratch,
  });
  const webp = await keepPicture(shelf, `${name}-poster`, 'webp', still);
  const tall = await filmCut(studio, shelf, {
    scene: name,
    name: `${name}-upright`,
    play: uprightPlays[name],
    shape: upright,
    scratch,
  });
  noteTexts(name, [...texts, ...tall.texts]);
  return { ...cut, poster: { ...cut.poster, webp }, upright: tall.cut };
}

/** Writes a film's captions, for an upright cut of this many seconds. */
export function keepCaptions(name: FilmName, seconds: number): string {
  const words = webVtt(captions[name], uprightPlays[name].captionsFrom, seconds);
  return shelf.keep(`${name}-words`, 'vtt', words);
}
