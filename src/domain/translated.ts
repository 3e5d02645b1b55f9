/** Keys whose values the program reads; they are the same in every language. */
type KeptKey = 'id' | 'href' | 'group';

/**
 * The type of another language's words, derived from the English ones. A missing, extra or wrongly typed text does not compile.
 * A text may be any text, a list keeps its length and a function its parameters; numbers and the values that the program reads
 * stay exactly the same. `Kept` names further keys of the latter kind.
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
