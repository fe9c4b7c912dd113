import { type ApplicationStep, applicationSteps } from '@mall/contracts/application-codes';
import type { Device } from '@mall/contracts/codes';
import { highestNumber } from '@mall/contracts/numbers';
import { type SubscriptionOrderPage, subscriptionOrderPages } from '../subscription-order-pages.ts';
import { rowOf, type ScreenName, screenNames, type screens } from './screens.ts';
import {
  type RawSearch,
  type ReadSearch,
  readSearch,
  type SearchSchema,
  type WrittenSearch,
  whole,
  writeSearch,
} from './search-schema.ts';

type Table = typeof screens;
type RowPath<Row> = Row extends { readonly desktop: infer Path extends string }
  ? Path
  : Row extends { readonly mobile: infer Path extends string }
    ? Path
    : never;
type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? NamesIn<Head> | NamesIn<Rest>
  : Path extends `$${infer Name}`
    ? Name
    : never;

/** Path parameters that are not just any text. */
type ParameterValues = {
  questionNo: number;
  lineNo: number;
  saleNo: number;
  exhibitionNo: number;
  step: ApplicationStep;
  orderPage: SubscriptionOrderPage;
};

/** The named parameters of a screen's path. */
export type ScreenParameters<Name extends ScreenName> = {
  readonly [Part in NamesIn<RowPath<Table[Name]>>]: Part extends keyof ParameterValues ? ParameterValues[Part] : string;
};
type SchemaOf<Name extends ScreenName> = Table[Name] extends { readonly search: infer Schema extends SearchSchema }
  ? Schema
  : Record<never, never>;
/** What a screen's page reads from its query. */
export type ScreenSearch<Name extends ScreenName> = ReadSearch<SchemaOf<Name>>;

/** A screen with all its parameters: the target of a link. */
export type ScreenTarget<Name extends ScreenName = ScreenName> = Name extends ScreenName
  ? {
      readonly screen: Name;
      readonly search?: WrittenSearch<SchemaOf<Name>>;
      /** The id of the element on the page to which the link leads. */
      readonly hash?: string;
    } & ScreenParameters<Name>
  : never;

const readNumber = whole(highestNumber, 1);
const readers: { [Part in keyof ParameterValues]: (written: string) => ParameterValues[Part] | undefined } = {
  questionNo: readNumber,
  lineNo: whole(999, 1),
  saleNo: readNumber,
  exhibitionNo: readNumber,
  step: (written) => applicationSteps.find((step) => step === written),
  orderPage: (written) => subscriptionOrderPages.find((page) => page === written),
};

/** The parsed path parameters; undefined when one of them is invalid. */
export function readParameters<Name extends ScreenName>(
  _screen: Name,
  written: Readonly<Record<string, string>>,
): ScreenParameters<Name> | undefined {
  const read = Object.entries(written).map(([part, value]) => [part, isTyped(part) ? readers[part](value) : value]);
  if (read.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(read);
}
const isTyped = (part: string): part is keyof ParameterValues => Object.hasOwn(readers, part);

/** The parsed query of a screen. */
export const readScreenSearch = <Name extends ScreenName>(screen: Name, raw: RawSearch): ScreenSearch<Name> =>
  readSearch(rowOf(screen).search ?? {}, raw) as ScreenSearch<Name>;

/** The names of a screen's path parameters. */
export const partsOf = (screen: ScreenName): string[] => {
  const { desktop, mobile } = rowOf(screen);
  return [...(desktop ?? mobile ?? '').matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
};

/** A screen's path on the device's site; undefined if the site has no such screen. */
export const patternOn = (device: Device, screen: ScreenName): string | undefined =>
  rowOf(screen)[device === 'mobile' ? 'mobile' : 'desktop'];

/**
 * A target's address below the mall, with its query: `/goods/ngd/GD1?opt=2`. If the site lacks the screen, the address of its replacement.
 */
export function screenPath(target: ScreenTarget, device: Device): string {
  const { screen, search } = target;
  const pattern = patternOn(device, screen);
  if (pattern === undefined) return pathElsewhere(target, device);
  const parts: Readonly<Record<string, unknown>> = { ...target };
  const path = pattern.replace(/\$(\w+)/g, (_all, name: string) => encodeURIComponent(String(parts[name])));
  return `/${path}${writeSearch(search ?? {})}${target.hash ? `#${target.hash}` : ''}`;
}

function pathElsewhere({ screen, search }: ScreenTarget, device: Device): string {
  const { elsewhere } = rowOf(screen);
  if (!elsewhere) throw new Error(`${screen} stands on neither site`);
  return screenPath({ screen: elsewhere.screen, search: { ...elsewhere.search, ...search } } as ScreenTarget, device);
}

/** The screen with this path on the device's site; `path` is below the mall, without a query. */
export function screenAt(device: Device, path: string): ScreenName | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  return screenNames.find((screen) =>
    pathsOn(device, screen).some((pattern) => isAt(screen, pattern.split('/'), segments)),
  );
}

const pathsOn = (device: Device, screen: ScreenName): string[] => {
  const own = patternOn(device, screen);
  return own === undefined ? [] : [own, ...(rowOf(screen).alsoAt ?? [])];
};

function isAt(screen: ScreenName, pattern: readonly string[], segments: readonly string[]): boolean {
  const isAnyRest = pattern.at(-1) === '$';
  const named = isAnyRest ? pattern.slice(0, -1) : pattern;
  if (isAnyRest ? segments.length < named.length : segments.length !== named.length) return false;
  const written = named.flatMap((part, index): [string, string][] =>
    part.startsWith('$') ? [[part.slice(1), segments[index] ?? '']] : [],
  );
  return (
    named.every((part, index) => part.startsWith('$') || part === segments[index]) &&
    readParameters(screen, Object.fromEntries(written)) !== undefined
  );
}
