import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { albums } from '#content/landing/media.ts';
import { builtSite } from '../support/builds.ts';
import { validator } from './support/validator.ts';

const pages = ['index.html', 'privacy-notice.html', 'terms-of-use.html', 'cookies.html'].flatMap((file) => [
  file,
  file === 'index.html' ? 'es.html' : `es/${file}`,
]);

/** Words in an id or a class for which Mozilla's Readability drops a heading from a reader view. */
const dropped =
  /-ad-|hidden|banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/u;

const KiB = 1024;
/** Ten packets, which a server sends before the first acknowledgement. */
const firstFlight = 14 * KiB;
const wholePage = 20 * KiB;
/** How much heavier a Spanish page may be; the short legal pages also say that the English text binds. */
const moreInSpanish = { landing: 0.025, legal: 0.045 } as const;
const inEnglish = (file: string) => (file === 'es.html' ? 'index.html' : file.replace(/^es\//u, ''));
let folder: string;
let html: Record<string, string>;
const compressed = (text: string) => brotliCompressSync(text).length;

beforeAll(async () => {
  folder = await builtSite();
  html = Object.fromEntries(pages.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
});

it('the site has a favicon.ico', async () => {
  const file = readFileSync(path.join(folder, 'favicon.ico'));
  const [type, count] = [file.readUInt16LE(2), file.readUInt16LE(4)];
  const [length, begin] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect({ type, count, end: begin + length }).toEqual({ type: 1, count: 1, end: file.length });
  expect(await sharp(file.subarray(begin)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
});

/** The text of every document in the build, by its file. */
function documents(): Array<[file: string, text: string]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(pages.length);
  return files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

const template = /<template[^>]*>(?<content>.*?)<\/template>/gsu;

it('every document is valid HTML', async () => {
  const findings: string[] = [];
  for (const [file, text] of documents()) {
    // The validator treats a template's content as part of the page.
    const waiting = [...text.matchAll(template)].map(({ groups }) => groups?.['content'] ?? '');
    for (const [at, part] of [text.replaceAll(template, ''), ...waiting].entries()) {
      const { results } = await validator.validateString(part, file);
      const found = results
        .flatMap(({ messages }) => messages)
        .filter(({ ruleId }) => at === 0 || ruleId !== 'missing-doctype');
      findings.push(
        ...found.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
      );
    }
  }
  expect(findings).toEqual([]);
});

it('an iPhone makes no links of numbers, days and addresses, which React would not know', () => {
  const detecting = documents().filter(
    ([, text]) =>
      !/<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/u.test(text),
  );
  expect(detecting.map(([file]) => file)).toEqual([]);
});

// github.com/common-voice/common-voice/issues/2861
it('a shared link describes each document in its language', () => {
  const languagesOf: Record<string, Set<string>> = {};
  for (const [, text] of documents()) {
    const [lang = 'no language', description = 'no description'] = [
      /<html lang="(?<lang>[^"]+)"/u.exec(text)?.groups?.['lang'],
      /<meta name="description" content="(?<words>[^"]+)"/u.exec(text)?.groups?.['words'],
    ];
    (languagesOf[description] ??= new Set()).add(lang);
  }
  const inSeveral = Object.entries(languagesOf).filter(([, languages]) => languages.size > 1);
  expect(inSeveral.map(([description]) => description)).toEqual([]);
  expect(Object.keys(languagesOf)).not.toContain('no description');
});

const isLandingPage = (file: string) => file === 'index.html' || file === 'es.html';

it.each(pages.filter((file) => !isLandingPage(file)))(
  '%s has no heading that a reader view drops',
  (file) => {
    const headings = html[file]?.match(/<h[12][^>]*>/gu) ?? [];
    expect(headings.length).toBeGreaterThan(2);
    expect(headings.filter((heading) => dropped.test(heading))).toEqual([]);
  },
);

describe.each(pages)('%s', (file) => {
  const isLanding = isLandingPage(file);

  it('has one heading of the first level, and its title fits its content (R-PUBLIC-PATHS)', () => {
    expect(html[file]?.match(/<h1[\s>]/gu)).toHaveLength(1);
    expect(html[file]?.match(/<title>[^<]+<\/title>/gu)).toHaveLength(1);
  });

  it('loads no script, and no style sheet before its second section', () => {
    const first = html[file]?.split('<section id="features"')[0] ?? '';
    expect(html[file]).not.toMatch(/<script[^>]*\ssrc=/u);
    expect(first.match(/rel="stylesheet"/gu) ?? []).toHaveLength(isLanding ? 1 : 0);
    expect(first).not.toMatch(/rel="stylesheet".*<(?:section|main|h1)/su);
    expect(html[file]).not.toContain('rel="modulepreload"');
  });

  it('names only files in the build', () => {
    const named = [...(html[file] ?? '').matchAll(/["\s(](?<address>\/(?:assets|media)\/[^"\s),]+)/gu)];
    expect(named.length).toBeGreaterThan(0);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const missing = named
      .map(({ groups }) => groups?.['address']?.slice(1) ?? '')
      .filter((name) => !files.includes(name));
    expect(missing).toEqual([]);
  });

  it('shows, and keeps for offline, pictures and films of its own language only', () => {
    const language = file.startsWith('es') ? 'es' : 'en';
    const [worker = ''] = /\/serviceWorker[^"\s]*\.js/u.exec(html[file] ?? '') ?? [];
    const folders = new Set(
      `${html[file]}${readFileSync(path.join(folder, worker), 'utf8')}`.match(/\/media\/\w{8}(?=\/)/gu),
    );
    expect([...folders]).toEqual([path.dirname(albums[language].hero.map.src)]);
  });

  it('has everything above the fold in a connection’s first flight, and is short as a whole', () => {
    const page = html[file] ?? '';
    const [first = ''] = page.split('<section id="features"');
    expect(compressed(first)).toBeLessThanOrEqual(firstFlight);
    expect(compressed(page)).toBeLessThanOrEqual(wholePage);
  });

  it('is hardly longer in Spanish', () => {
    const most = 1 + (file === inEnglish(file) ? 0 : moreInSpanish[isLanding ? 'landing' : 'legal']);
    const english = compressed(html[inEnglish(file)] ?? '');
    expect(compressed(html[file] ?? '') / english).toBeLessThanOrEqual(most);
  });
});
