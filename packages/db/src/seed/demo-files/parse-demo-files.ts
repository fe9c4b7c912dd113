import type { z } from 'zod';
import { baseName, type Path, parseSource } from './demo-source.ts';

type Issue = z.core.$ZodIssue;

/** The content of one file; fails with every wrong line of it. */
export function parseDemoFile<Schema extends z.ZodType>(name: string, text: string, schema: Schema): z.output<Schema> {
  const { content, errorAt } = parseSource(name, text);
  return validated(schema, content, errorAt);
}

/** The contents of the files of one kind by base name, which the schema sees together. */
export function parseDemoFiles<Schema extends z.ZodType>(
  texts: Readonly<Record<string, string>>,
  schema: Schema,
): z.output<Schema> {
  const sources = new Map(Object.entries(texts).map(([name, text]) => [baseName(name), parseSource(name, text)]));
  const contents = Object.fromEntries([...sources].map(([name, { content }]) => [name, content]));
  return validated(
    schema,
    contents,
    ([name, ...path], message) => sources.get(String(name))?.errorAt(path, message) ?? message,
  );
}

function validated<Schema extends z.ZodType>(
  schema: Schema,
  content: unknown,
  errorAt: (path: Path, message: string) => string,
): z.output<Schema> {
  const { data, error } = schema.safeParse(content);
  if (error) throw new Error(error.issues.flatMap((issue) => errorsOf(issue, errorAt)).join('\n'));
  return data as z.output<Schema>;
}

function errorsOf(issue: Issue, errorAt: (path: Path, message: string) => string): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => errorAt([...issue.path, key], 'unknown field'));
  const causes = causesOf(issue);
  if (causes.length === 0) return [errorAt(issue.path, issue.message.replace(/^Invalid [a-z]+: /, ''))];
  return causes.flatMap((cause) => errorsOf({ ...cause, path: [...issue.path, ...cause.path] }, errorAt));
}

/** Why a key is wrong; where a value may have several shapes, what is wrong in the closest one. */
function causesOf(issue: Issue): readonly Issue[] {
  if (issue.code === 'invalid_key') return issue.issues;
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return [];
  return issue.errors.toSorted((one, other) => one.length - other.length)[0] ?? [];
}
