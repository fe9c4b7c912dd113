import type { AnyShape } from '@mall/contracts/wire';
import { faultWords, type Issue } from '@mall/domain/office/fault-words';

/** Errors by field name; for nested fields by path: `lines.0.quantity`. */
export type FieldErrors = Readonly<Record<string, string>>;

type Pathed = Issue & { readonly path: readonly PropertyKey[] };

/** Validates a form's body against the contract, as the server does. */
export function shapeErrors(shape: AnyShape, body: unknown): FieldErrors {
  const parsed = shape.schema.safeParse(shape.encode(body as never));
  const issues: readonly Pathed[] = parsed.success ? [] : (parsed.error.issues as readonly Pathed[]);
  const found = issues.map((issue) => [issue.path.join('.'), faultWords(issue, valueAt(body, issue.path))] as const);
  // Only the first error of a field is shown.
  return Object.fromEntries(found.toReversed());
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);
