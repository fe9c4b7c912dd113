import type { Filter } from '@mall/contracts/office/list';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Callable } from '../../lib/call.ts';
import type { Keys } from '../keys/key-names.ts';

/** What every list of the office answers. */
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
/** The whole page, with whatever else the call says of it, such as sums. */
export type PageOf<E extends Callable> = ReturnType<E['data']['decode']> & ListPage<RowOf<E>>;

export type Column<Row> = {
  /** In addresses, and in what a browser keeps. */
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Pixels; columns without one share what is left. */
  readonly width?: number;
  /** Numbers stand at the right. */
  readonly align?: 'end';
  /** Its name among the call's orders: `dueAt`; `-dueAt` is the other way round. Only those that the call knows are offered. */
  readonly sort?: string;
  /** Off until somebody chooses it. */
  readonly isHidden?: boolean;
  /** Cannot be taken away: what names the row. */
  readonly isFixed?: boolean;
  /** Leaves where the window is narrow (1180 px and below). */
  readonly isMinor?: boolean;
  /** Its place on a phone, one column each: title and note at the left, end and endNote at the right. Without one it is not there. */
  readonly phone?: 'title' | 'note' | 'end' | 'endNote';
};

export type FilterChoice = { readonly value: string; readonly label: string };
export type FilterWords = {
  readonly label: string;
  /** The words of a set's codes, in order, or where they come from, such as the malls. */
  readonly choices?: Readonly<Record<string, string>> | (() => readonly FilterChoice[]);
  /** Stands as a dashed chip while it is not set; the others are behind 조건 추가. */
  readonly isUsual?: boolean;
  /** What an empty one is called; 없음 unless said. */
  readonly emptyWord?: string;
};

/** Filters by their names, written as in the address: `{ state: 'is:PAID,PREPARING' }`. */
export type WrittenFilters = Readonly<Record<string, string>>;

/** A tab: filters and an order under a name. The first is where a list begins. */
export type View = {
  readonly id: string;
  readonly label: string;
  readonly filters?: WrittenFilters;
  readonly search?: string;
  readonly sort?: string;
  readonly columns?: readonly string[];
  /** Its count is red: what is late. */
  readonly isLate?: boolean;
};

/** What has been chosen: rows, or all that the filters find. */
export type Chosen<Row> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'all'; readonly query: ListQuery; readonly count: ListPage<Row>['count'] };
/** What is asked of a list besides the page: its filters, what is searched, its order. */
export type ListQuery = Readonly<Record<string, Filter | string | undefined>>;

/** What became of one row. */
export type Outcome = {
  readonly key: string;
  readonly state: 'done' | 'skipped' | 'failed';
  /** Why it was skipped or failed. */
  readonly reason?: string;
};

/** What became of some of the rows that match, and where the rest begins. */
export type Batch = { readonly outcomes: readonly Outcome[]; readonly next?: string | undefined };

export type BulkAction<Row> = {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly keys?: Keys;
  /** The one that is done most. */
  readonly isMain?: boolean;
  /** The rows that it is legal for; its button says how many. It is not shown when there is none. */
  readonly appliesTo?: (row: Row) => boolean;
  /**
   * Does it to the next rows of all that match, from a cursor on, and says where it goes on; without it only chosen rows are taken. The
   * server walks the filter itself: rows that are not loaded are never named.
   */
  readonly batch?: (query: ListQuery, cursor: string | undefined) => Promise<Batch>;
  /**
   * Does it, and says what became of each row (`eachRow` in bulk-run.ts); or nothing, where it opens something of its own, or was called off.
   */
  readonly run: (chosen: Chosen<Row>) => Promise<readonly Outcome[] | undefined> | undefined;
  /** What is said when all went well: `(4) => '4건을 발송했어요'`. */
  readonly done?: (count: number) => string;
  /** Takes it back, for ten seconds. */
  readonly undo?: (keys: readonly string[]) => Promise<unknown>;
};

/** Rows as cards in columns, one a stage of the work; what waits longest stands first, and what is late has a red edge. */
export type BoardPlan<Row> = {
  /** The filter that tells the stages apart. */
  readonly by: string;
  /** The order of the cards, whose first is the most urgent. */
  readonly sort: string;
  readonly stages: readonly {
    readonly label: string;
    readonly values: readonly string[];
    /** Grey, at the right of the column's head. */
    readonly note?: ReactNode;
  }[];
  readonly card: (row: Row) => ReactNode;
};

export type Sum = { readonly label: string; readonly value: string; readonly unit?: string };

export type ListProps<E extends Callable> = {
  /** What this browser keeps of the list stands under it. */
  readonly name: string;
  readonly title: string;
  /** A list of the contract: `listQuery` and `listPage`. Its filters are read from it. */
  readonly endpoint: E;
  readonly keyOf: (row: RowOf<E>) => string;
  /** How a row is called when it is read aloud; its key unless said. */
  readonly nameOf?: (row: RowOf<E>) => string;
  readonly columns: readonly Column<RowOf<E>>[];
  /** Words of the filters that are offered, by their names in the contract. */
  readonly filters?: Readonly<Record<string, FilterWords>>;
  /** The box for words and numbers; its field in the contract is `q` unless said. */
  readonly search?: { readonly hint: string; readonly field?: string };
  /** What the call took the search for: `주문번호로 찾았어요`. */
  readonly understood?: (page: PageOf<E>) => string | undefined;
  readonly views?: readonly View[];
  readonly bulk?: readonly BulkAction<RowOf<E>>[];
  /** What the chosen rows come to. */
  readonly sumOf?: (rows: readonly RowOf<E>[]) => string;
  /** What everything that is found comes to. */
  readonly sums?: (page: PageOf<E>) => readonly Sum[];
  /** What opens beside the list: a `Drawer`. The row is there when it is on the page. */
  readonly drawer?: (key: string, row: RowOf<E> | undefined) => ReactNode;
  /** The address of a row as a page. */
  readonly page?: (key: string) => string;
  readonly isLate?: (row: RowOf<E>) => boolean;
  /** The list begins as a board; the address says when it is a table. */
  readonly board?: BoardPlan<RowOf<E>>;
  /** Other files that its filters make, such as one that comes back changed. */
  readonly alsoAs?: readonly Callable[];
  /** Buttons in the head. */
  readonly actions?: ReactNode;
  /** What its rows are called: 주문. The title unless said. */
  readonly noun?: string;
  /** What stands there while there is nothing at all. */
  readonly empty?: ReactNode;
};
