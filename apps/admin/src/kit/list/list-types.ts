import type { Filter } from '@mall/contracts/office/list';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Callable } from '../../lib/call.ts';
import type { Keys } from '../keys/key-names.ts';

/** The reply of every list of the office. */
export type ListPage<Row> = {
  readonly rows: readonly Row[];
  /** Where the next page begins. */
  readonly next?: string | undefined;
  /** Exact up to 10,000. */
  readonly count: { readonly value: number; readonly isMore: boolean };
};

/** The row of a list's call: `RowOf<typeof listOrders>`. */
export type RowOf<E extends Callable> =
  ReturnType<E['data']['decode']> extends { readonly rows: readonly (infer Row)[] } ? Row : never;
/** The whole page, with further data of the call, such as totals. */
export type PageOf<E extends Callable> = ReturnType<E['data']['decode']> & ListPage<RowOf<E>>;

export type Column<Row> = {
  /** In addresses, and in stored settings. */
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Pixels; columns without a width share the rest. */
  readonly width?: number;
  /** Numbers are right-aligned. */
  readonly align?: 'end';
  /** Its name among the call's orders: `dueAt`; `-dueAt` is the reverse. Only those that the call supports are offered. */
  readonly sort?: string;
  /** Hidden until somebody adds it. */
  readonly isHidden?: boolean;
  /** Cannot be removed: it names the row. */
  readonly isFixed?: boolean;
  /** Hidden in a narrow window (1180 px and below). */
  readonly isMinor?: boolean;
  /** Its place on a phone, one column each: title and note on the left, end and endNote on the right. Without one it is hidden. */
  readonly phone?: 'title' | 'note' | 'end' | 'endNote';
};

export type FilterChoice = { readonly value: string; readonly label: string };
export type FilterWords = {
  readonly label: string;
  /** The labels of a set's codes, in order, or their source, such as the malls. */
  readonly choices?: Readonly<Record<string, string>> | (() => readonly FilterChoice[]);
  /** Shown as a dashed chip while it is not set; the others are behind 조건 추가. */
  readonly isUsual?: boolean;
  /** The label of an empty value; 없음 by default. */
  readonly emptyWord?: string;
};

/** Filters by name, in the format of the address: `{ state: 'is:PAID,PREPARING' }`. */
export type WrittenFilters = Readonly<Record<string, string>>;

/** A tab: filters and an order under a name. A list begins with the first. */
export type View = {
  readonly id: string;
  readonly label: string;
  readonly filters?: WrittenFilters;
  readonly search?: string;
  readonly sort?: string;
  readonly columns?: readonly string[];
  /** Its count is red, because it counts late rows. */
  readonly isLate?: boolean;
};

/** The selection: rows, or all that the filters find. */
export type Chosen<Row> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'all'; readonly query: ListQuery; readonly count: ListPage<Row>['count'] };
/** A list's query besides the page: its filters, its search, its order. */
export type ListQuery = Readonly<Record<string, Filter | string | undefined>>;

/** The outcome of one row. */
export type Outcome = {
  readonly key: string;
  readonly state: 'done' | 'skipped' | 'failed';
  /** Why it was skipped or failed. */
  readonly reason?: string;
};

/** The outcomes of some of the matching rows, and where the rest begins. */
export type Batch = { readonly outcomes: readonly Outcome[]; readonly next?: string | undefined };

export type BulkAction<Row> = {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly keys?: Keys;
  /** The most frequent action. */
  readonly isMain?: boolean;
  /** Whether it is legal for a row; its button shows how many. Hidden when there are none. */
  readonly appliesTo?: (row: Row) => boolean;
  /**
   * Runs it on the next rows of all that match, from a cursor on, and returns where to continue; without it only selected rows are possible. The
   * server applies the filter itself: rows that are not loaded are never named.
   */
  readonly batch?: (query: ListQuery, cursor: string | undefined) => Promise<Batch>;
  /**
   * Runs it and returns the outcome of each row (`eachRow` in bulk-run.ts); or undefined, when it opens something else or was cancelled.
   */
  readonly run: (chosen: Chosen<Row>) => Promise<readonly Outcome[] | undefined> | undefined;
  /** The message when all succeeded: `(4) => '4건을 발송했어요'`. */
  readonly done?: (count: number) => string;
  /** Undoes it, for ten seconds. */
  readonly undo?: (keys: readonly string[]) => Promise<unknown>;
};

/** Rows as cards in columns, one per stage; the longest waiting comes first, and late ones have a red edge. */
export type BoardPlan<Row> = {
  /** The filter that distinguishes the stages. */
  readonly by: string;
  /** The order of the cards, whose first is the most urgent. */
  readonly sort: string;
  readonly stages: readonly {
    readonly label: string;
    readonly values: readonly string[];
    /** In grey, at the right of the column's head. */
    readonly note?: ReactNode;
  }[];
  readonly card: (row: Row) => ReactNode;
};

export type Sum = { readonly label: string; readonly value: string; readonly unit?: string };

export type ListProps<E extends Callable> = {
  /** The name under which settings of the list are stored. */
  readonly name: string;
  readonly title: string;
  /** A list of the contract: `listQuery` and `listPage`. Its filters are read from it. */
  readonly endpoint: E;
  readonly keyOf: (row: RowOf<E>) => string;
  /** The name of a row for screen readers; by default its key. */
  readonly nameOf?: (row: RowOf<E>) => string;
  readonly columns: readonly Column<RowOf<E>>[];
  /** Words of the offered filters, by their names in the contract. */
  readonly filters?: Readonly<Record<string, FilterWords>>;
  /** The search box; its field in the contract is `q` by default. */
  readonly search?: { readonly hint: string; readonly field?: string };
  /** How the call understood the search: `주문번호로 찾았어요`. */
  readonly understood?: (page: PageOf<E>) => string | undefined;
  readonly views?: readonly View[];
  readonly bulk?: readonly BulkAction<RowOf<E>>[];
  /** The total of the selected rows. */
  readonly sumOf?: (rows: readonly RowOf<E>[]) => string;
  /** The totals of everything found. */
  readonly sums?: (page: PageOf<E>) => readonly Sum[];
  /** The content beside the list: a `Drawer`. The row is passed when it is on the page. */
  readonly drawer?: (key: string, row: RowOf<E> | undefined) => ReactNode;
  /** The address of a row as a page. */
  readonly page?: (key: string) => string;
  readonly isLate?: (row: RowOf<E>) => boolean;
  /** The list begins as a board; the address can switch to the table. */
  readonly board?: BoardPlan<RowOf<E>>;
  /** Other exports of its filters, such as one that can be imported again. */
  readonly alsoAs?: readonly Callable[];
  /** Buttons in the head. */
  readonly actions?: ReactNode;
  /** The name of its rows: 주문. By default the title. */
  readonly noun?: string;
  /** Shown while there is nothing at all. */
  readonly empty?: ReactNode;
};
