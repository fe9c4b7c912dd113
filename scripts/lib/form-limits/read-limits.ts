import type { AnyShape } from '../../../packages/contracts/src/wire.ts';

type TextLimits = { isRequired?: true; minLength?: number; maxLength?: number; pattern?: RegExp };
type NumberLimits = { min?: number; max?: number };
type ListLimits = { minItems?: number; maxItems?: number; each?: Limits };
/** What the contract accepts of a field; of an object by its fields' names. */
export type Limits = TextLimits | NumberLimits | ListLimits | { [name: string]: Limits };

type Check = {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly pattern?: RegExp;
};
/** zod's own description of a schema, as far as limits stand in it. */
type Definition = {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
};
type Schema = { readonly _zod: { readonly def: Definition } };

/** The limits of a request, by the names that the code uses; undefined where there are none. */
export function limitsOf(shape: AnyShape): Limits | undefined {
  if (!shape.fields) return limitsOfSchema(shape.schema as unknown as Schema);
  return named(shape.fields.map((field) => [field.name, limitsOf(field.shape)]));
}

function limitsOfSchema({ _zod: { def } }: Schema): Limits | undefined {
  if (def.innerType) return something({ ...limitsOfSchema(def.innerType), isRequired: undefined });
  if (def.shape) return named(Object.entries(def.shape).map(([name, schema]) => [name, limitsOfSchema(schema)]));
  const item = def.element ?? def.valueType;
  if (item) return something({ ...listLimits(checksOf(def)), each: limitsOfSchema(item) });
  // Keys that the code makes by itself are typed by nobody.
  if (def.type === 'string' && def.format === undefined) return something(textLimits(checksOf(def)));
  return def.type === 'number' ? something(numberLimits(checksOf(def))) : undefined;
}

const checksOf = ({ checks = [] }: Definition): Check[] => checks.map(({ _zod }) => _zod.def);
const minimumOf = (checks: readonly Check[]) =>
  checks.find(({ check }) => check === 'min_length')?.minimum || undefined;
const maximumOf = (checks: readonly Check[]) => checks.find(({ check }) => check === 'max_length')?.maximum;

function textLimits(checks: readonly Check[]) {
  const [minLength, maxLength] = [minimumOf(checks), maximumOf(checks)];
  const pattern = checks.find((each) => each.pattern)?.pattern;
  const isRequired = minLength !== undefined || (pattern && !pattern.test(''));
  return {
    isRequired: isRequired || undefined,
    minLength: minLength === 1 ? undefined : minLength,
    maxLength,
    pattern,
  };
}

const listLimits = (checks: readonly Check[]) => ({ minItems: minimumOf(checks), maxItems: maximumOf(checks) });

const numberLimits = (checks: readonly Check[]) => ({
  min: checks.find(({ check }) => check === 'greater_than')?.value,
  max: checks.find(({ check }) => check === 'less_than')?.value,
});

const named = (entries: readonly (readonly [string, Limits | undefined])[]) => something(Object.fromEntries(entries));

/** Without what is not limited; undefined when nothing is left. */
function something(limits: object): Limits | undefined {
  const entries = Object.entries(limits).filter(([, limit]) => limit !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Limits) : undefined;
}
