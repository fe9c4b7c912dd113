import type { AnyShape } from '@mall/contracts/wire';
import { faultWords, type Issue } from '@mall/domain/office/fault-words';

/** What is wrong, by the field's name; of nested fields by their path: `lines.0.quantity`. */
export type FieldErrors = Readonly<Record<string, string>>;

type Pathed = Issue & { readonly path: readonly PropertyKey[] };

/** Checks what a form would send against the contract itself, which the server checks too. */
export function shapeErrors(shape: AnyShape, body: unknown): FieldErrors {
  const parsed = shape.schema.safeParse(shape.encode(body as never));
  const issues: readonly Pathed[] = parsed.success ? [] : (parsed.error.issues as readonly Pathed[]);
  const found = issues.map((issue) => [issue.path.join('.'), faultWords(issue, valueAt(body, issue.path))] as const);
  // The first thing that is wrong with a field is what to do about it.
  return Object.fromEntries(found.toReversed());
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);
