import type { AnyShape } from '@mall/contracts/wire';

/** zod's own description of a schema, as far as the longest text stands in it. */
type Schema = { readonly _zod: { readonly def: Definition } };
type Definition = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
  }[];
};

/** How many letters the contract accepts of a text, by its path: `items.0.title`; undefined where it sets no end. */
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
