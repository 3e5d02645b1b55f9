/** Keys whose values the code reads; they are the same in every language. */
type KeptKey = 'id' | 'href' | 'group';

/**
 * The type of another language's texts, derived from the English ones. A missing, extra or wrongly typed text does not
 * compile. Texts may differ, lists keep their length and functions their parameters; numbers and values that the code reads
 * must be identical. `Kept` adds keys with such values.
 */
export type Translated<English, Kept extends PropertyKey = never> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Result
    ? (...given: Given) => Translated<Result, Kept>
    : English extends object
      ? {
          readonly [Key in keyof English]: Key extends KeptKey | Kept
            ? English[Key]
            : Translated<English[Key], Kept>;
        }
      : English;
