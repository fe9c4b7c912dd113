import { isApiError } from '../api/api-error.ts';

/** What must be corrected, by field name, from top to bottom. */
export type FormErrors<Name extends string = string> = { readonly [Field in Name]?: string };

/** Only the fields with errors. */
export function foundErrors<Name extends string>(
  checked: Readonly<Record<Name, string | undefined>>,
): FormErrors<Name> {
  return Object.fromEntries(Object.entries(checked).filter(([, error]) => error !== undefined)) as FormErrors<Name>;
}

/** The form's name of a field that has another name on the server. */
export type FieldNames = Readonly<Record<string, string>>;

/** What the server refused: at fields of the form, and of fields that it does not have. */
export function placeServerErrors(error: unknown, values: object, names: FieldNames = {}) {
  const refused = isApiError(error) ? error.fieldErrors : [];
  const placed = refused.map(({ field, message }) => [nameOf(field, values, names), message] as const);
  const atFields = placed.filter(([name]) => name !== undefined);
  return {
    fields: Object.fromEntries(atFields) as FormErrors,
    others: placed.filter(([name]) => name === undefined).map(([, message]) => message),
  };
}

/** A field is identified by its last part, or by its whole path if the form is nested too. */
function nameOf(path: string, values: object, names: FieldNames): string | undefined {
  const parts = path.split('.');
  const [first = path, last = path] = [parts[0], parts.at(-1)];
  const known = names[path] ?? names[last];
  if (known !== undefined) return known;
  const whole = (values as Readonly<Record<string, unknown>>)[first];
  if (parts.length > 1 && typeof whole === 'object' && whole !== null) return path;
  return last in values ? last : undefined;
}
