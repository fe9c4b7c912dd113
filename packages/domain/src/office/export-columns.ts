/** A field of a list's rows as a column of a file. */
export type ExportColumn = {
  /** Its property name in the row of the contract. */
  readonly field: string;
  readonly label: string;
  /** Off by default, and masked unless the staff member may unmask it. */
  readonly isPersonal?: true;
  /** An instant, written as local time in Seoul. */
  readonly isMoment?: true;
  /** Codes in words. */
  readonly words?: Readonly<Record<string, string>>;
};
export type ExportList = { readonly name: string; readonly columns: readonly ExportColumn[] };

export const plain = (fields: Readonly<Record<string, string>>): ExportColumn[] =>
  Object.entries(fields).map(([field, label]) => ({ field, label }));
export const moments = (fields: Readonly<Record<string, string>>): ExportColumn[] =>
  plain(fields).map((column) => ({ ...column, isMoment: true }));
export const persons = (fields: Readonly<Record<string, string>>): ExportColumn[] =>
  plain(fields).map((column) => ({ ...column, isPersonal: true }));
export const coded = (field: string, label: string, words: Readonly<Record<string, string>>): ExportColumn => ({
  ...{ field, label, words },
});
export const namesOf = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
  Object.fromEntries(codes.map((code) => [code, nameOf(code)]));
