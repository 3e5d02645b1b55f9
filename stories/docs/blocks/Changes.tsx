import { changes } from '#storybook/changes.ts';
import { Block } from './Block.tsx';

const shownDays = 7;

/** What changed in the catalog, by day, the newest first. */
export function Changes() {
  const days = [...new Set(changes.map(({ day }) => day))].slice(0, shownDays);
  return days.map((day) => (
    <section key={day}>
      <h2 id={day}>{day}</h2>
      <Block>
        <ul>
          {changes
            .filter((change) => change.day === day)
            .map(({ id, subject }) => (
              <li key={id}>{subject}</li>
            ))}
        </ul>
      </Block>
    </section>
  ));
}
