import type { NextFunction, Request, Response } from 'express';
import { ValidationError, type Schema as ControlSchema } from 'yup';
import { lookUp, type Remembered } from './ledger.ts';
import { ApiError, inBody, notFound, type Detail } from './apiError.ts';
import { errorsIn, operationOf, type Schema } from './descriptions.ts';
import type { Issue } from './issues.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** PayPal forgets a PayPal-Request-Id after 72 hours (reference/PayPal.mdx#retries-and-ids). */
const memory = 72 * 60 * 60 * 1000;

/** The body's exact text; empty if there is no body. */
export function rawText(req: Request): string {
  const body: unknown = req.body;
  return Buffer.isBuffer(body) ? body.toString('utf8') : '';
}

/** The body as JSON. Throws 415 for another media type, and 400 for text that is not a JSON object. */
function jsonBody(req: Request): object {
  if (req.is('application/json') === false) throw new ApiError(415);
  const malformed = new ApiError(400, [{ issue: 'MALFORMED_REQUEST_JSON', location: 'body' }]);
  let value: unknown;
  try {
    value = JSON.parse(rawText(req));
  } catch {
    throw malformed;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed;
  return value;
}

/** Throws a 400 that names every fault; does nothing if there are none. */
export function refuse(faults: readonly Detail[]): void {
  if (faults.length > 0) throw new ApiError(400, faults);
}

/** PayPal's issue for a schema keyword that a body violates. */
const issueOf: Readonly<Record<string, Issue>> = {
  required: 'MISSING_REQUIRED_PARAMETER',
  type: 'INVALID_PARAMETER_SYNTAX',
  pattern: 'INVALID_PARAMETER_SYNTAX',
  enum: 'INVALID_PARAMETER_VALUE',
  minLength: 'INVALID_STRING_MIN_LENGTH',
  maxLength: 'INVALID_STRING_MAX_LENGTH',
  minimum: 'INVALID_INTEGER_MIN_VALUE',
  maximum: 'INVALID_INTEGER_MAX_VALUE',
  minItems: 'INVALID_ARRAY_MIN_ITEMS',
  maxItems: 'INVALID_ARRAY_MAX_ITEMS',
};

/** The faults of a body against PayPal's description, in PayPal's format. */
export function formFaults(schema: Schema, body: unknown): Detail[] {
  return errorsIn(schema, body).flatMap(({ keyword, instancePath, params }): Detail[] => {
    const issue = issueOf[keyword];
    const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : '';
    return issue ? [inBody(issue, instancePath + missing)] : [];
  });
}

/**
 * Reads a request that matches PayPal's description of its operation. Throws a 400 that names every fault.
 * @param inWords Violations of rules that the description states only in prose.
 */
export function readForm<Form>(req: Request, inWords: (form: Form) => Detail[] = () => []): Form {
  const body = jsonBody(req);
  const schema = operationOf(req.method, req.path)?.request;
  if (schema) refuse(formFaults(schema, body));
  refuse(inWords(body as Form));
  return body as Form;
}

/** Reads the body of a control. Throws a 400 if its schema refuses it. */
export function readControl<Body>(req: Request, schema: ControlSchema<Body>): Body {
  try {
    return schema.validateSync(jsonBody(req));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ApiError(400, [
      { issue: 'INVALID_PARAMETER_VALUE', field: error.path ?? '', location: 'body' },
    ]);
  }
}

/** Whether the caller requests the complete resource: `Prefer: return=representation`. */
export function wantsRepresentation(req: Request): boolean {
  return req.get('Prefer')?.includes('return=representation') ?? false;
}

export function pathId(req: Request): string {
  const { id } = req.params;
  return typeof id === 'string' ? id : '';
}

/** PayPal's refusal of an id in the path, by the name of that id. */
export function unknownId(req: Request, field: string): ApiError {
  return notFound({ field, location: 'path', value: pathId(req) });
}

/** The entry with the id in the path. Throws a 404 if there is none. */
export function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, req: Request, field: string): Entry {
  const found = lookUp(entries, pathId(req));
  if (!found) throw unknownId(req, field);
  return found;
}

function memoryKey(req: Request): string | undefined {
  const id = req.get('PayPal-Request-Id');
  return id === undefined ? undefined : `${req.method} ${req.path} ${id}`;
}

function remembered(req: Request, { ledger, now }: PayPalSimulator): Remembered | undefined {
  const key = memoryKey(req);
  const found = key === undefined ? undefined : lookUp(ledger.books.remembered, key);
  return found && now().getTime() - found.made < memory ? found : undefined;
}

/** Stores the result of this request, so that a retry with the same PayPal-Request-Id is not carried out again. */
function rememberResult(
  req: Request,
  { ledger, now }: PayPalSimulator,
  resourceId: string,
  refusal?: Remembered['refusal'],
): void {
  const key = memoryKey(req);
  if (key === undefined) return;
  const made = now().getTime();
  ledger.change((books) => {
    const fresh = Object.entries(books.remembered).filter(([, entry]) => made - entry.made < memory);
    const entry = { resource_id: resourceId, made, ...(refusal && { refusal }) };
    books.remembered = { ...Object.fromEntries(fresh), [key]: entry };
  });
}

/** Makes a resource, or finds the one of an earlier request with the same PayPal-Request-Id, and answers with its view. */
export function answerOnce<Resource extends { id: string }>(
  req: Request,
  res: Response,
  simulator: PayPalSimulator,
  {
    find,
    make,
    view,
  }: {
    find: (id: string) => Resource | undefined;
    make: () => Resource;
    view: (resource: Resource) => object;
  },
): void {
  const earlier = find(remembered(req, simulator)?.resource_id ?? '');
  const resource = earlier ?? make();
  if (!earlier) rememberResult(req, simulator, resource.id);
  res.status(earlier ? 200 : 201).json(view(resource));
}

/** The refusals of a request itself. Others, such as of a token, are not about it. */
const final: readonly number[] = [400, 403, 422];

/** Stores the refusal of this request: the same PayPal-Request-Id is refused again, also where it could be carried out by then. */
export function rememberRefusal(
  req: Request,
  simulator: PayPalSimulator,
  { status, details }: ApiError,
): void {
  if (!final.includes(status) || remembered(req, simulator)) return;
  rememberResult(req, simulator, '', { status, details });
}

/** Repeats the refusal of an earlier request with the same PayPal-Request-Id. */
export function repeatRefusal(simulator: PayPalSimulator) {
  return (req: Request, _res: Response, next: NextFunction): void => {
    const refusal = remembered(req, simulator)?.refusal;
    if (refusal) throw new ApiError(refusal.status, refusal.details);
    next();
  };
}
