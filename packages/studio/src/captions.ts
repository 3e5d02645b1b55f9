function stamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const thousandths = Math.round((seconds - whole) * 1000);
  return `${pad(minutes)}:${pad(rest)}.${String(thousandths).padStart(3, '0')}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * Captions as WebVTT: each is shown until the next begins.
 * @param starts - When each begins, as a share of the film from 0 to 1.
 * @param seconds - The length of the film.
 */
export function webVtt(texts: readonly string[], starts: readonly number[], seconds: number): string {
  const cues = texts.map((text, index) => {
    const [from = 0, until = 1] = starts.slice(index);
    return `${stamp(from * seconds)} --> ${stamp(until * seconds)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
