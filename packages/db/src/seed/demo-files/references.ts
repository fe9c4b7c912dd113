import { z } from 'zod';

/** A name that another file defines. */
export const reference = (thing: string, names: Iterable<string>) => {
  const known = new Set(names);
  return z
    .string()
    .refine((name) => known.has(name), { error: ({ input }) => `there is no ${thing} "${String(input)}"` });
};

/** The name of an entry of another file, resolved to that entry. */
export const entryOf = <Entry>(thing: string, entries: Readonly<Record<string, Entry>>) => {
  const byName = new Map(Object.entries(entries));
  return z.string().transform((name, context) => {
    const entry = byName.get(name);
    if (entry !== undefined) return entry;
    context.addIssue(`there is no ${thing} "${name}"`);
    return z.NEVER;
  });
};

/** One of the keys of something that is defined in code. */
export const keyOf = <Key extends string>(entries: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(entries) as Key[]);

/** Refuses a value that the field already has elsewhere in the content. */
export const unique =
  (field: string) =>
  (content: unknown, context: z.RefinementCtx): void => {
    const seen = new Set<unknown>();
    for (const { path, value } of valuesOf(field, content)) {
      if (seen.has(value)) context.addIssue({ code: 'custom', path, message: `"${String(value)}" is there already` });
      seen.add(value);
    }
  };

function valuesOf(field: string, content: unknown): { path: PropertyKey[]; value: unknown }[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const segment = Array.isArray(content) ? Number(key) : key;
    const below = valuesOf(field, value).map((found) => ({ ...found, path: [segment, ...found.path] }));
    return key === field ? [{ path: [segment], value }, ...below] : below;
  });
}
