import { fn, spyOn } from 'storybook/test';

/** Called with the name of each file that a story would download. */
export const downloaded = fn<(name: string) => void>();

/** Keeps a story from downloading files and reports their names to `downloaded`. Use as the story's `beforeEach`. */
export function spyOnDownloads(): () => void {
  downloaded.mockClear();
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloaded(this.download);
  });
  return () => click.mockRestore();
}
