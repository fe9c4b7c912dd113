import type { AnyShape } from '@mall/contracts/wire';

/** The part of Zod's internal description of a schema that contains the longest text. */
type Schema = { readonly _zod: { readonly def: Definition } };
type Definition = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
  }[];
};

/** How many characters the contract accepts for a text, by its path: `items.0.title`; undefined without a limit. */
export function longestOf(shape: AnyShape | undefined, path: string): number | undefined {
  const there = path
    .split('.')
    .reduce<AnyShape | undefined>(
      (at, step) => (/^\d+$/.test(step) ? at?.item : at?.fields?.find(({ name }) => name === step)?.shape),
      shape,
    );
  return there && longest(there.schema as unknown as Schema);
}

function longest({ _zod: { def } }: Schema): number | undefined {
  if (def.innerType) return longest(def.innerType);
  const check = def.type === 'string' && def.checks?.find(({ _zod }) => _zod.def.check === 'max_length');
  return check ? check._zod.def.maximum : undefined;
}
