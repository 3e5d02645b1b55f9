import { supportedBrowsers } from '#domain/browsers.ts';
import { Facts } from './Facts.tsx';

/** The oldest supported browsers, from the configuration of the build and the linter. */
export function Browsers() {
  return (
    <Facts
      label="Supported browsers"
      columns={['Browser', 'From version', 'Why this bound']}
      rows={supportedBrowsers.map(({ name, since, source }) => [name, since, source])}
    />
  );
}
