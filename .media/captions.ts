import type { FilmName } from '#content/landing/album.ts';
import { captions } from '#content/landing/captions.ts';
import { keep } from './mediaFiles.ts';
import { uprightPlays } from './uprightPlays.ts';

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

/** Writes a film's captions, for an upright cut of this many seconds. */
export function keepCaptions(name: FilmName, seconds: number): string {
  return keep(`${name}-words`, 'vtt', asWebVtt(captions[name], uprightPlays[name].captionsFrom, seconds));
}
