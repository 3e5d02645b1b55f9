import { readFileSync } from 'node:fs';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';

/** PayPal's descriptions, by the first part of a `source`: `subscriptions#plans.create`. */
const files = {
  subscriptions: 'billing_subscriptions_v1',
  products: 'catalogs_products_v1',
  webhooks: 'notifications_webhooks_v1',
  payments: 'payments_payment_v2',
};

export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: string[];
  [bound: string]: unknown;
}

interface Body {
  content?: { 'application/json'?: { schema: Schema } };
}

interface Description {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: Body; responses?: Record<string, Body> }>
  >;
}

export interface Operation {
  /** The description, and the operation's id in it: `subscriptions#plans.create`. */
  source: string;
  method: string;
  /** The path; an id is a name in braces. */
  path: string;
  request: Schema | undefined;
  /** The schemas of the response bodies, by status. */
  replies: Readonly<Record<string, Schema | undefined>>;
}

/** A schema that refuses unknown fields at every level. */
function closed(schema: Schema): Schema {
  const copy = { ...schema };
  const { properties, items } = schema;
  const sealed = (inner: Schema) => ({ ...closed(inner), unevaluatedProperties: false });
  if (properties) copy.properties = mapped(properties, sealed);
  if (items) copy.items = sealed(items);
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const) {
    if (schema[key]) copy[key] = schema[key].map(closed);
  }
  return copy;
}

function mapped<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

const ajv = new Ajv2019({
  strict: false,
  allErrors: true,
  verbose: true,
  validateFormats: false,
  unicodeRegExp: false,
});

/** Rewrites references to work outside the description: `subscriptions#/components/schemas/plan`. */
function absolute(name: string, schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${name}#/components/`)) as Schema;
}

const schemas: Record<string, Record<string, Schema>> = {};

function operationsOf([name, file]: [string, string]): Operation[] {
  const text = readFileSync(new URL(`../openapi/${file}.json`, import.meta.url), 'utf8');
  const { components, paths } = JSON.parse(text) as Description;
  // It refuses a signature that begins with + or /, as one of 32 in base64 does.
  delete components.schemas['verify_webhook_signature']?.properties?.['transmission_sig']?.['pattern'];
  schemas[name] = components.schemas;
  ajv.addSchema({ $id: name, components: { schemas: mapped(components.schemas, closed) } });
  const schemaOf = (body?: Body) => {
    const schema = body?.content?.['application/json']?.schema;
    return schema && absolute(name, { ...closed(schema), unevaluatedProperties: false });
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody, responses }]) =>
      operationId === undefined
        ? []
        : {
            source: `${name}#${operationId}`,
            method: method.toUpperCase(),
            path,
            request: schemaOf(requestBody),
            replies: mapped(responses ?? {}, schemaOf),
          },
    ),
  );
}

const operations = Object.entries(files).flatMap(operationsOf);

export function operationOf(method: string, path: string): Operation | undefined {
  const parts = path.split('?')[0]?.split('/') ?? [];
  return operations.find((operation) => {
    const pattern = operation.path.split('/');
    return (
      operation.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, at) => part.startsWith('{') || part === parts[at])
    );
  });
}

/** A schema without references: their targets, and every part of `allOf`, as one list. */
function partsOf(name: string, schema: Schema): Schema[] {
  const { $ref, allOf = [] } = schema;
  const led =
    $ref === undefined ? [] : partsOf(name, schemas[name]?.[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {});
  return [schema, ...led, ...allOf.flatMap((part) => partsOf(name, part))];
}

/** The issues of an operation's 422; null if the description lists none. */
export function refusalsOf({ source, replies }: Operation): string[] | null {
  if (!replies['422']) return null;
  const [name = ''] = source.split('#');
  const issuesIn = (schema: Schema): string[] =>
    partsOf(name, schema).flatMap(({ properties, items, anyOf = [] }) => {
      const below = [properties?.['details'], items].concat(anyOf);
      const issues = below.flatMap((inner) => (inner ? issuesIn(inner) : []));
      return issues.concat(properties?.['issue']?.enum ?? []);
    });
  return issuesIn(replies['422']);
}

/** The schema of that name in a description: `subscriptions#pricing_scheme`. */
export function schemaNamed(source: string): Schema {
  return { $ref: source.replace('#', '#/components/schemas/') };
}

const validators = new Map<Schema, ValidateFunction>();

export function errorsIn(schema: Schema, body: unknown): ErrorObject[] {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  validate(body);
  return validate.errors ?? [];
}

/** The deviations of a body from a schema, one line each: `/quantity must NOT have fewer than 1 characters`. */
export function faultsIn(schema: Schema, body: unknown): string[] {
  return errorsIn(schema, body).map(({ instancePath, keyword, params, message, data }) => {
    if (keyword === 'unevaluatedProperties') {
      return `${instancePath}/${String(params['unevaluatedProperty'])} is not documented`;
    }
    return `${instancePath} ${message}${keyword === 'enum' ? `: ${String(data)}` : ''}`;
  });
}
