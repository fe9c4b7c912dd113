/** A row of a sheet as read, with the sheet's own row number. */
export type ReadRow = { readonly rowNo: number; readonly cells: readonly string[] };

/** The column of each field, by headings without spaces and punctuation; of two with the same heading, the first. */
export function placesOf<Field extends string>(
  titles: readonly string[],
  headings: Readonly<Record<Field, readonly string[]>>,
): Partial<Record<Field, number>> {
  const plain = titles.map((title) => title.replace(/[\s()[\]*·:_-]/g, '').toLowerCase());
  const places = (Object.keys(headings) as Field[]).map(
    (field) => [field, plain.findIndex((title) => headings[field].includes(title))] as const,
  );
  return Object.fromEntries(places.filter(([, at]) => at >= 0)) as Partial<Record<Field, number>>;
}

/** 2024. 3. 4., 2024-03-04, 20240304, or a spreadsheet's serial number of a day; undefined if it is none. */
export function readDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})\D{0,2}(\d{1,2})\D{0,2}(\d{1,2})\D*$/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== '' && isDay(written)) return written;
  // Days since 1899-12-30, as spreadsheets count them.
  if (!/^\d{5}$/.test(text)) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
