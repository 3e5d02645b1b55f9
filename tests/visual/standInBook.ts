import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoryParameters } from './catalogue.ts';

/** A story of the stand-in: markup, and what else it needs to say or do. */
export interface StandInStory {
  html: string;
  /** JavaScript that runs after the markup is there. */
  script?: string;
  /** The words its play function fails with. */
  fails?: string;
  parameters?: StoryParameters;
}

/**
 * Writes a folder that looks to the harness like a built Storybook: an index, and a page that shows a story when the
 * channel asks for it. So the harness is tested without building one.
 */
export async function writeStandInBook(folder: string, stories: Record<string, StandInStory>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = Object.fromEntries(
    Object.keys(stories).map((id) => [
      id,
      { id, title: 'Stand-in', name: id, type: 'story', subtype: 'story' },
    ]),
  );
  await writeFile(path.join(folder, 'index.json'), JSON.stringify({ v: 5, entries }));
  await writeFile(path.join(folder, 'iframe.html'), page(stories));
}

function page(stories: Record<string, StandInStory>): string {
  // A closing tag inside a string would end the script.
  const data = JSON.stringify(stories).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stand-in</title>
<style>body { margin: 16px; font: 16px sans-serif; } p { margin: 0; }</style>
<div id="storybook-root"></div>
<script>
  const stories = ${data};
  const listeners = new Map();
  const emit = (event, payload) => { for (const listener of [...(listeners.get(event) ?? [])]) listener(payload); };
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (event, listener) => listeners.set(event, (listeners.get(event) ?? []).filter((one) => one !== listener)),
    emit: (event, payload) => {
      if (event !== 'setCurrentStory') return;
      const { storyId } = payload;
      const story = stories[storyId];
      if (!story) return emit('storyMissing', storyId);
      const root = document.querySelector('#storybook-root');
      root.innerHTML = story.html;
      if (story.script) new Function('root', story.script)(root);
      if (story.fails) emit('playFunctionThrewException', { message: story.fails });
      emit('storyFinished', { storyId, status: story.fails ? 'error' : 'success' });
    },
  };
  globalThis.__STORYBOOK_PREVIEW__ = {
    ready: async () => undefined,
    extract: async () => Object.fromEntries(Object.entries(stories).map(([id, { parameters = {} }]) =>
      [id, { parameters, storyGlobals: { viewport: { value: parameters.pinned } } }])),
  };
</script></html>`;
}
