import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from './findings.ts';
import { kindWords, type Summary } from './summary.ts';

const titles: Record<Finding['kind'], string> = {
  failed: 'Story failed',
  missing: 'Story is gone',
  resized: 'Size changed',
  changed: 'Changed',
  new: 'New',
};

/**
 * Writes `index.html`, one file with everything in it, and `result.json` for programs.
 * @returns the path of the page.
 */
export async function writeReport(folder: string, findings: Finding[], summary: Summary): Promise<string> {
  await mkdir(folder, { recursive: true });
  const template = await readFile(path.join(import.meta.dirname, 'report.html'), 'utf8');
  const page = template
    .replace('<!-- summary -->', () => summaryOf(summary))
    .replace('<!-- kinds -->', () => kindsOf(findings))
    .replace('<!-- findings -->', () => findings.map(articleOf).join('\n'));
  const file = path.join(folder, 'index.html');
  await writeFile(file, page);
  // The four numbers are what `tests/run.mjs` reads of every runner.
  const numbers = {
    numPassedTests: summary.counts.same,
    numFailedTests: findings.length,
    numPendingTests: 0,
    numTodoTests: 0,
  };
  const plain = findings.map(({ kind, storyId, width, words }) => ({ kind, storyId, width, words }));
  await writeFile(
    path.join(folder, 'result.json'),
    JSON.stringify({ ...numbers, ...summary, findings: plain }, undefined, 2),
  );
  return file;
}

function summaryOf({
  pictures,
  stories,
  counts,
  seconds,
  weight,
  browser,
  leftOut,
  flakes,
}: Summary): string {
  const outcome = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `<li><strong>${counts[kind]}</strong> ${kindWords[kind]}</li>`);
  const asides = [
    ...flakes.map((name) => `<li>Unsteady: ${escape(name)}</li>`),
    ...leftOut.map((story) => `<li>Left out: ${escape(story.name)}. ${escape(story.leftOut)}</li>`),
  ];
  return `<p>${pictures} pictures of ${stories} stories in ${(seconds.at(-1) ?? 0).toFixed(1)} seconds, Chromium
    ${escape(browser)}; the baselines weigh ${(weight.bytes / 1e6).toFixed(2)} MB in ${weight.files} files.</p>
    <ul class="counts">${outcome.join('')}</ul>
    ${asides.length > 0 ? `<ul>${asides.join('')}</ul>` : ''}`;
}

function kindsOf(findings: Finding[]): string {
  return (Object.keys(titles) as Finding['kind'][])
    .map((kind) => ({ kind, number: findings.filter((finding) => finding.kind === kind).length }))
    .filter(({ number }) => number > 0)
    .map(
      ({ kind, number }) =>
        `<label><input type="checkbox" name="kind" value="${kind}" checked> ${titles[kind]} (${number})</label>`,
    )
    .join('\n');
}

function articleOf(finding: Finding, place: number): string {
  const { kind, storyId, name, width, words, severity } = finding;
  const heading = `${escape(name)}, ${width}`;
  const times = Number.isFinite(severity) && severity > 0 && severity < 1e9;
  const pictures = (['expected', 'actual', 'difference'] as const)
    .filter((which) => finding[which] !== undefined)
    .map(
      (which) => `<figure><figcaption>${which[0]?.toUpperCase()}${which.slice(1)}</figcaption>
        <button type="button" class="zoom" aria-pressed="false" aria-label="${which} at full size">
        <img loading="lazy" alt="${which}: ${heading}" src="${finding[which]}"></button></figure>`,
    );
  return `<article data-kind="${kind}" data-text="${escape(`${name} ${storyId} ${width}`.toLowerCase())}"
    aria-labelledby="finding-${place}" tabindex="-1">
    <h2 id="finding-${place}"><span class="kind ${kind}">${titles[kind]}</span> ${heading}</h2>
    <p><code>${escape(storyId)}</code>${times ? ` · ${severity.toFixed(1)} times the tolerance` : ''}</p>
    <pre>${escape(words)}</pre>
    <div class="pictures">${pictures.join('')}</div></article>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
