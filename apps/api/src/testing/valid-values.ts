import type { FilterParts } from '@mall/contracts/office/list';
import type { AnyShape } from '@mall/contracts/wire';
import fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
};

/** A value that a shape accepts; a field named in `known` has the known value. */
export function validValue(shape: AnyShape, known: Readonly<Record<string, unknown>> = {}): unknown {
  return sample(z.toJSONSchema(shape.schema, { io: 'input', unrepresentable: 'any' }) as Schema, known);
}

/** The same with every optional field, one item in each list and one entry in each record; of a union its nth form, or the last. */
export const wholeValue = (shape: AnyShape, form = 0): unknown =>
  sample(
    whole(z.toJSONSchema(shape.schema, { io: 'input', unrepresentable: 'any' }) as Schema, form),
    filtersOf(shape),
  );

/** A filter of each kind, as an address has it: its form is not part of the schema. */
function filtersOf({ fields = [] }: AnyShape): Record<string, string> {
  const samples = { day: '2026-11-24', won: '1', number: '1', text: '가', set: '' } as const;
  return Object.fromEntries(
    fields.flatMap(({ wireName, shape }) => {
      if (!('filter' in shape)) return [];
      const { kind, operators, choices } = shape.filter as FilterParts;
      return [[wireName, `${operators[0]}:${choices[0] ?? samples[kind]}`]];
    }),
  );
}

function whole(schema: Schema, form: number): Schema {
  const { properties = {}, items, additionalProperties, anyOf, oneOf } = schema;
  const forms = anyOf ?? oneOf ?? [];
  const entry = typeof additionalProperties === 'object' && schema.propertyNames ? { 가: additionalProperties } : {};
  const fields = Object.entries({ ...properties, ...entry }).map(
    ([name, field]) => [name, whole(field, form)] as const,
  );
  return {
    ...schema,
    ...(forms.length > 0 && { anyOf: [whole(forms[Math.min(form, forms.length - 1)] as Schema, form)] }),
    ...(items && { items: whole(items, form), minItems: Math.max(schema.minItems ?? 0, 1) }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields), required: fields.map(([name]) => name) }),
  };
}

function sample(schema: Schema, known: Readonly<Record<string, unknown>>): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sample(first, known);
  if (schema.type === 'object') {
    const entries = (schema.required ?? []).map((name) => [
      name,
      known[name] ?? sample(schema.properties?.[name] ?? {}, known),
    ]);
    return Object.fromEntries(entries);
  }
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, known));
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? sampleText(schema) : null;
}

/** A day, a moment or a network made from the pattern alone would not be valid. */
const usualTexts = ['2026-11-24', '2026-11-24T01:00:00.000Z', '192.0.2.0/24'];

function sampleText({ format, pattern, allOf, minLength = 0 }: Schema): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  const form = pattern ?? allOf?.find((part) => part.pattern !== undefined)?.pattern;
  const usual = form === undefined ? undefined : usualTexts.find((text) => new RegExp(form).test(text));
  if (usual !== undefined) return usual;
  if (form !== undefined) return fc.sample(fc.stringMatching(new RegExp(form)), { numRuns: 1, seed: 1 })[0] ?? '';
  return '가'.repeat(Math.max(minLength, 1));
}
