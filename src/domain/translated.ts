/** Keys whose values the program reads. They are the same in every language. */
type KeptKey = 'id' | 'href' | 'group';

/**
 * The shape that English words give to those of another language, so that a missing, extra or wrongly typed text does not
 * compile: a text may be any text, a list keeps its length, a function its parameters, and numbers and what the program
 * reads stay exactly what they are. `Kept` names further keys of the latter kind.
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
