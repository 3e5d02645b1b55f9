export interface FactRowsProps {
  /** Names and formatted values in order; `main` marks the one that counts. */
  facts: ReadonlyArray<{ name: string; value: string; main?: boolean; color?: string }>;
}

/** The rows of a `dl`. */
export function FactRows({ facts }: FactRowsProps) {
  return facts.map(({ name, value, main, color }) => (
    <div key={name} style={{ color }}>
      <dt data-main={main}>{name}</dt>
      <dd data-main={main}>{value}</dd>
    </div>
  ));
}
