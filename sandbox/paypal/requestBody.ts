import { ApiError, type Detail } from './apiError.ts';
import type { Issue } from './issues.ts';

interface TextRule {
  required?: boolean;
  min?: number;
  max?: number;
  /** As a regular expression, or as PayPal's description writes it. */
  pattern?: RegExp | string;
}

interface IntegerRule {
  required?: boolean;
  min: number;
  max: number;
}

/**
 * Reads a request's JSON field by field and collects everything that PayPal would complain about, so that one
 * answer names every fault. Call `assertSound` before using what was read.
 */
export class RequestBody {
  readonly #value: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #problems: Detail[];

  constructor(value: unknown, path = '', problems: Detail[] = []) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject && path === '')
      throw new ApiError(400, [{ issue: 'MALFORMED_REQUEST_JSON', location: 'body' }]);
    if (!isObject) problems.push({ issue: 'INVALID_PARAMETER_SYNTAX', field: path, location: 'body' });
    this.#value = isObject ? (value as Record<string, unknown>) : {};
    this.#path = path;
    this.#problems = problems;
  }

  /** Whether the field was sent at all. */
  has(name: string): boolean {
    return Object.hasOwn(this.#value, name) && this.#value[name] !== undefined && this.#value[name] !== null;
  }

  /** Remembers that a field is refused. */
  refuse(name: string, issue: Issue): void {
    this.#problems.push({ issue, field: `${this.#path}/${name}`, location: 'body' });
  }

  /** The field as text; a number or any other kind is a syntax fault, as at PayPal. */
  text(name: string, { required = false, min = 1, max = 127, pattern }: TextRule = {}): string | undefined {
    const value = this.#read(name, required);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') this.refuse(name, 'INVALID_PARAMETER_SYNTAX');
    else if (value.length < min) this.refuse(name, 'INVALID_STRING_MIN_LENGTH');
    else if (value.length > max) this.refuse(name, 'INVALID_STRING_MAX_LENGTH');
    else if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
      this.refuse(name, 'INVALID_PARAMETER_SYNTAX');
    else return value;
    return undefined;
  }

  /** The field as one of a closed set of words. */
  choice<Word extends string>(name: string, words: readonly Word[], required = false): Word | undefined {
    const value = this.#read(name, required);
    if (value === undefined) return undefined;
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) this.refuse(name, 'INVALID_PARAMETER_VALUE');
    return word;
  }

  /** The field as a whole number between two bounds. */
  integer(name: string, { required = false, min, max }: IntegerRule): number | undefined {
    const value = this.#read(name, required);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value)) this.refuse(name, 'INVALID_PARAMETER_SYNTAX');
    else if (value < min) this.refuse(name, 'INVALID_INTEGER_MIN_VALUE');
    else if (value > max) this.refuse(name, 'INVALID_INTEGER_MAX_VALUE');
    else return value;
    return undefined;
  }

  /** The field as true or false. */
  flag(name: string): boolean | undefined {
    const value = this.#read(name, false);
    if (value === undefined) return undefined;
    if (typeof value === 'boolean') return value;
    this.refuse(name, 'INVALID_PARAMETER_SYNTAX');
    return undefined;
  }

  /** The field as an object to be read further; its faults are reported with this one's. */
  object(name: string, required = false): RequestBody | undefined {
    const value = this.#read(name, required);
    if (value === undefined) return undefined;
    return new RequestBody(value, `${this.#path}/${name}`, this.#problems);
  }

  /** The field as a list of objects to be read further. */
  list(name: string, { required = false, max }: { required?: boolean; max: number }): RequestBody[] {
    const value = this.#read(name, required);
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.refuse(name, 'INVALID_PARAMETER_SYNTAX');
    else if (value.length === 0) this.refuse(name, 'INVALID_ARRAY_MIN_ITEMS');
    else if (value.length > max) this.refuse(name, 'INVALID_ARRAY_MAX_ITEMS');
    else return value.map((item, at) => new RequestBody(item, `${this.#path}/${name}/${at}`, this.#problems));
    return [];
  }

  /** Throws the 400 that names every fault found so far; quiet when there is none. */
  assertSound(): void {
    if (this.#problems.length > 0) throw new ApiError(400, this.#problems);
  }

  #read(name: string, required: boolean): unknown {
    if (this.has(name)) return this.#value[name];
    if (required) this.refuse(name, 'MISSING_REQUIRED_PARAMETER');
    return undefined;
  }
}
