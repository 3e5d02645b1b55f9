import { Facts } from './Facts.tsx';
import findings from './doctorFindings.json';

const checks = [...new Set(findings.map(({ check }) => check))];

/** The doctor's line and cure for each fault that its test plants; the test writes the file. */
export const DoctorFindings = () => (
  <Facts
    label="What the doctor finds"
    columns={['Line', 'A project …', 'Cure']}
    rows={checks.map((name) => {
      const found = findings.filter(({ check }) => check === name);
      return [
        name,
        <ul key="faults">
          {found.map(({ fault, says }) => (
            <li key={fault}>
              {fault}: <q>{says}</q>
            </li>
          ))}
        </ul>,
        [...new Set(found.map(({ cure }) => cure))].join('; or '),
      ];
    })}
  />
);
