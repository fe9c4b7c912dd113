import type { OfficeEndpoint } from '@mall/contracts/office/office-endpoint';
import type { Permission } from '@mall/contracts/office/rights';
import type { AnyShape } from '@mall/contracts/wire';
import type { OfficeScope } from '@mall/db/in-office';
import type { Shown } from './note-access.ts';
import type { StaffCaller } from './staff-caller.ts';

type Row = Readonly<Record<string, unknown>>;
/** A page of a list before it is encoded: personal data is not masked yet. */
export type ListedPage = Pick<Shown<unknown>, 'subjects'> & {
  readonly data: {
    readonly rows: readonly Row[];
    readonly next?: string;
    readonly count: { readonly value: number; readonly isMore: boolean };
  };
};

/** A list of the office as a run reads it: page by page, each after the last row of the one before. */
export type OfficeList = {
  readonly permission: Permission;
  /** The shapes of a row's fields; the shape of a personal field masks it. */
  readonly row: ReadonlyMap<string, AnyShape>;
  /** Decodes the filters in an address; 4000 for filters that the list does not have. */
  readonly decodeQuery: (query: Readonly<Record<string, string>>) => object;
  readonly page: (
    caller: { readonly staff: StaffCaller; readonly scope: OfficeScope },
    query: object,
  ) => Promise<ListedPage>;
};

/** The fields of a list's rows; undefined for a call that is not a list. */
export function rowOfList({ method, data }: OfficeEndpoint): OfficeList['row'] | undefined {
  if (method !== 'GET') return undefined;
  const names = data.fields?.map(({ name }) => name) ?? [];
  const rows = data.fields?.find(({ name }) => name === 'rows')?.shape.item;
  if (!names.includes('count') || !rows?.fields) return undefined;
  return new Map(rows.fields.map(({ name, shape }) => [name, shape]));
}
