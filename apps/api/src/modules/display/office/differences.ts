import type { Difference } from '@mall/contracts/office/contents';

/** Derived from other fields. */
const derived = 'shownHtml';

/** The fields in which two bodies differ, as text. */
export function differencesOf({
  before,
  after,
}: {
  readonly before: object | null;
  readonly after: object;
}): Difference[] {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => name !== derived);
  return names
    .map((field) => ({ field, before: textOf(old.get(field)), after: textOf(now.get(field)) }))
    .filter((one) => one.before !== one.after);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n');
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
