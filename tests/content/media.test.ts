import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoWords, shownWords, wordsShown } from '../../.media/shownWords.ts';
import { captions as spanish } from '#content/es/landing/captions.ts';
import { captions as english } from '#content/landing/captions.ts';
import { albums, type Film, type FilmName } from '#content/landing/media.ts';
import { languages, type Language } from '#domain/language.ts';
import type { Translated } from '#domain/translated.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../public');

const addressesIn = (language: Language) =>
  [...new Set(JSON.stringify(albums[language]).match(/\/media\/[\w./-]+/gu))].toSorted();

function weight(address: string): number {
  return statSync(path.join(publicFolder, address)).size;
}

async function sizeOf(address: string) {
  const { width, height, format } = await sharp(path.join(publicFolder, address)).metadata();
  return { width, height, format };
}

function candidates(srcset: string) {
  return srcset.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, width: Number(width.replace('w', '')) };
  });
}

/** The magic bytes of each format, with their offset. */
const beginnings: Record<string, readonly [at: number, bytes: string]> = {
  'video/mp4; codecs="av01.0.04M.08"': [4, 'ftyp'],
  'video/mp4; codecs="avc1.64001f"': [4, 'ftyp'],
};

const wide = { shape: [800, 500], windows: '(width >= 992px)' } as const;
const upright = { shape: [600, 780], windows: '(width < 992px)' } as const;

const words: Record<Language, Translated<typeof english>> = { en: english, es: spanish };

describe.each(languages)('in %s', (language) => {
  const { hero, features, videos } = albums[language];
  const films = Object.entries(videos) as Array<[FilmName, Film]>;
  type Cut = Omit<Film['upright'], 'captions'>;
  const cuts: Array<[string, Cut, typeof wide | typeof upright]> = films.flatMap(([name, film]) => [
    [`${name}, wide`, film, wide],
    [`${name}, upright`, film.upright, upright],
  ]);

  describe.each([
    ['map', hero.map, [400, 800]],
    ['order', hero.order, [800]],
    ...Object.entries(features).map(([name, still]) => [name, still, [368, 736]] as const),
  ] as const)('the picture of %s', (_name, still, widths) => {
    it('is offered in its widths, as AVIF and WebP', async () => {
      for (const format of ['avif', 'webp'] as const) {
        const offered = candidates(still[format]);
        expect(offered.map(({ width }) => width)).toEqual(widths);
        for (const { address, width } of offered) {
          // The image library reports AVIF as HEIF.
          expect(await sizeOf(address)).toEqual({
            width,
            height: (still.height * width) / still.width,
            format: format === 'avif' ? 'heif' : format,
          });
        }
      }
    });

    it('weighs at most 25 KB', () => {
      for (const format of ['avif', 'webp'] as const) {
        for (const { address } of candidates(still[format]))
          expect(weight(address)).toBeLessThanOrEqual(25_000);
      }
    });

    it('falls back on its largest WebP', () => {
      expect(still.src).toBe(candidates(still.webp).at(-1)?.address);
      expect(still.width).toBe(widths.at(-1));
    });
  });

  describe.each(cuts)('the film %s', (_name, film, { shape, windows }) => {
    it('runs for 6 to 10 seconds, in the pixels of its cut', () => {
      expect(film.seconds).toBeGreaterThanOrEqual(6);
      expect(film.seconds).toBeLessThanOrEqual(10);
      expect([film.width, film.height]).toEqual(shape);
    });

    it('is offered as AV1 and H.264, each with a matching type and at most 184 KB', () => {
      expect(film.sources.map(({ type }) => type)).toEqual(Object.keys(beginnings));
      for (const { src, type, media: window } of film.sources) {
        expect(window).toBe(windows);
        const [at, bytes] = beginnings[type] ?? [0, ''];
        const found = readFileSync(path.join(publicFolder, src)).toString('latin1', at, at + 4);
        expect(found).toBe(bytes);
        expect(weight(src)).toBeLessThanOrEqual(184_000);
      }
    });

    it('can start playing before it has loaded completely', () => {
      for (const { src } of film.sources.filter(({ type }) => type.startsWith('video/mp4'))) {
        const content = readFileSync(path.join(publicFolder, src)).toString('latin1');
        expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'));
      }
    });

    it('has a poster of its own size', async () => {
      const { avif, width, height } = film.poster;
      expect(await sizeOf(avif)).toEqual({ width, height, format: 'heif' });
      expect([width, height]).toEqual([film.width, film.height]);
    });
  });

  describe.each(films)('the film %s', (name, film) => {
    it('has a poster for browsers without AVIF', async () => {
      const { webp, width, height } = film.poster;
      expect(await sizeOf(webp)).toEqual({ width, height, format: 'webp' });
    });

    it('has captions from start to end of the cut that offers them', () => {
      const captions = readFileSync(path.join(publicFolder, film.upright.captions), 'utf8');
      // `npm run media -- captions` regenerates them.
      expect(captions.match(/^(?!WEBVTT|00:).+$/gmu)).toEqual(words[language][name]);
      expect(captions).toMatch(/^WEBVTT\n\n00:00\.000 --> /u);
      const ends = [...captions.matchAll(/--> 00:(\d\d\.\d{3})$/gmu)].map(([, end]) => Number(end));
      expect(ends.length).toBeGreaterThan(2);
      expect(Math.abs((ends.at(-1) ?? 0) - film.upright.seconds)).toBeLessThan(0.01);
    });

    it('has captions of at most 17 characters a second, slow enough to read', () => {
      const captions = readFileSync(path.join(publicFolder, film.upright.captions), 'utf8');
      const cues = [...captions.matchAll(/^00:(\S+) --> 00:(\S+)\n(.+)$/gmu)];
      const speeds = cues.map(([, from, until, text = '']) => text.length / (Number(until) - Number(from)));
      expect(speeds.length).toBe(words[language][name].length);
      expect(cues.filter((_, at) => (speeds[at] ?? 0) > 17).map(([, , , text]) => text)).toEqual([]);
    });
  });

  // `npm run media` renders what fails here again, and notes the words of what it renders.
  it.each(Object.entries(shownWords[language]))('%s shows words that the demos still say', (_, shown) => {
    const today = demoWords(language);
    expect(shown).not.toBe('');
    expect(shown.split('|').filter((word) => !today.has(word))).toEqual([]);
  });

  it('the words of every film and picture are noted', () => {
    const pictures = [
      ...Object.keys(hero).map((name) => `hero-${name}`),
      ...Object.keys(features).map((name) => `feature-${name}`),
    ];
    const noted = [...pictures, ...Object.keys(videos)];
    expect(Object.keys(shownWords[language]).toSorted()).toEqual(noted.toSorted());
  });

  const addresses = addressesIn(language);

  it('all files weigh less than 2.9 MB', () => {
    expect(addresses.reduce((sum, address) => sum + weight(address), 0)).toBeLessThan(2_900_000);
  });

  it('all files have a content hash in their folder name, so that browsers may cache them', () => {
    const hash = createHash('sha256');
    for (const address of addresses) {
      hash.update(path.basename(address)).update(readFileSync(path.join(publicFolder, address)));
    }
    const folder = `/media/${hash.digest('hex').slice(0, 8)}`;
    expect([...new Set(addresses.map((address) => path.dirname(address)))]).toEqual([folder]);
  });
});

it('notes the words that stand in a text as whole words', () => {
  const words = [' menos en ', 'Almuerzo', 'me', '%', 'Vale ahora'];
  expect(wordsShown(words, ['20% menos en Tacos', 'Almuerzo'])).toEqual([' menos en ', 'Almuerzo']);
});

it('public/media holds only listed files', () => {
  const files = readdirSync(path.join(publicFolder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(publicFolder, path.join(parentPath, name))}`);
  expect(files.toSorted()).toEqual(languages.flatMap(addressesIn).toSorted());
});

it('no file is the same in two languages: each shows words', () => {
  const files = languages.flatMap(addressesIn);
  const contents = files.map((file) => readFileSync(path.join(publicFolder, file), 'base64'));
  expect(files.filter((_, at) => contents.indexOf(contents[at] ?? '') < at)).toEqual([]);
});
