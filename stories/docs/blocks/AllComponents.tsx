import { Suspense, use } from 'react';
import { changes } from '#storybook/changes.ts';
import { componentGroups } from '#storybook/componentGroups.ts';
import { Facts } from './Facts.tsx';

/** What Storybook's manifest says of a component. */
interface Described {
  id: string;
  name: string;
  description?: string;
}

async function readManifest(): Promise<Described[]> {
  const answer = await fetch('./manifests/components.json');
  const { components } = (await answer.json()) as { components: Record<string, Described> };
  return Object.values(components).toSorted((one, other) => one.name.localeCompare(other.name));
}

let read: Promise<Described[]> | undefined;
/** The manifest, read once a page shows it. */
const manifest = () => (read ??= readManifest());

/** A component is new in its first days, because its props may still change. */
const newForDays = 7;
const day = 24 * 60 * 60 * 1000;

function statusOf(name: string, words: string): string {
  if (words.includes('@deprecated')) return 'Being replaced';
  const days = changes
    .filter(({ files: changed }) => changed.includes(`src/components/${name}.tsx`))
    .map((change) => change.day);
  const [last, first] = [days[0], days.at(-1)];
  if (!last || !first) return 'Stable';
  const age = Date.parse(changes[0]?.day ?? first) - Date.parse(first);
  return `${age < newForDays * day ? 'New' : 'Stable'} since ${first}, changed ${last}`;
}

/** The components of a group: what each is for, and whether it can be built on. */
function Group({ group }: { group: string }) {
  const start = `components-${group.toLowerCase()}-`;
  const components = use(manifest()).filter(({ id }) => id.startsWith(start));
  return (
    <Facts
      label={group}
      columns={['Component', 'What it is for', 'Status']}
      rows={components.map(({ id, name, description = '' }) => [
        name,
        <>
          {/* The first sentence of a doc comment says what the component is for. */}
          {description.split(/(?<=\.)\s/u)[0]}{' '}
          <a href={`?path=/docs/${id}--docs`} target="_top" aria-label={`Open ${name}`}>
            Open
          </a>
        </>,
        statusOf(name, description),
      ])}
    />
  );
}

/** Every component by group, as Storybook's manifest describes it. */
export function AllComponents() {
  return Object.entries(componentGroups).map(([group, purpose]) => (
    <section key={group}>
      <h2 id={`group-${group.toLowerCase()}`}>{group}</h2>
      <p>{purpose}</p>
      <Suspense fallback="Reading the manifest…">
        <Group group={group} />
      </Suspense>
    </section>
  ));
}
