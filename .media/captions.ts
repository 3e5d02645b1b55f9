import type { UprightPlay } from './uprightPlays.ts';

function stamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const thousandths = Math.round((seconds - whole) * 1000);
  return `${pad(minutes)}:${pad(rest)}.${String(thousandths).padStart(3, '0')}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** The captions as WebVTT: each stands until the next one begins. */
export function captionsOf(captions: UprightPlay['captions'], seconds: number): string {
  const cues = captions.map(([from, words], index) => {
    const until = captions[index + 1]?.[0] ?? 1;
    return `${stamp(from * seconds)} --> ${stamp(until * seconds)}\n${words}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
