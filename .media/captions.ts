import type { Film, FilmName } from '#content/landing/album.ts';
import { captions as english } from '#content/landing/captions.ts';
import { captions as spanish } from '#content/es/landing/captions.ts';
import { keep } from './mediaFiles.ts';
import { uprightPlays } from './uprightPlays.ts';

type Captions = Film['upright']['captions'];

const words: Record<keyof Captions, Record<FilmName, readonly string[]>> = { en: english, es: spanish };

function stamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const thousandths = Math.round((seconds - whole) * 1000);
  return `${pad(minutes)}:${pad(rest)}.${String(thousandths).padStart(3, '0')}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Captions as WebVTT: each is shown until the next begins. */
function asWebVtt(texts: readonly string[], starts: readonly number[], seconds: number): string {
  const cues = texts.map((text, index) => {
    const [from = 0, until = 1] = starts.slice(index);
    return `${stamp(from * seconds)} --> ${stamp(until * seconds)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Writes a film's captions in every language, for an upright cut of this many seconds. */
export function keepCaptions(name: FilmName, seconds: number): Captions {
  const { captionsFrom } = uprightPlays[name];
  const keepIn = (language: keyof Captions) =>
    keep(`${name}-${language}`, 'vtt', asWebVtt(words[language][name], captionsFrom, seconds));
  return { en: keepIn('en'), es: keepIn('es') };
}
