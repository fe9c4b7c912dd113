import type { AccessRule, Endpoint } from '@mall/contracts/endpoint';
import { successCode } from '@mall/contracts/envelope';
import { type ErrorCode, errorCatalogue } from '@mall/contracts/errors';
import type { AnyShape } from '@mall/contracts/wire';
import { refusalOf } from '@mall/domain/mall-calls';
import * as z from 'zod/mini';
import { csvType, xlsxType } from './reply.ts';

type JsonSchema = Record<string, unknown>;

/** Recursive schemas cannot be inlined; they are collected in the document's components. */
export class SchemaStore {
  readonly #shared: Record<string, JsonSchema> = {};

  toJson(shape: AnyShape, owner: string): JsonSchema {
    const { $schema, $defs, ...schema } = z.toJSONSchema(shape.schema, { io: 'input', unrepresentable: 'any' });
    const renamed = (part: unknown) =>
      JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${owner}`)) as JsonSchema;
    for (const [name, definition] of Object.entries($defs ?? {})) this.#shared[`${owner}${name}`] = renamed(definition);
    return renamed(schema);
  }

  /** The document's components with the collected schemas. */
  get shared(): Readonly<Record<string, JsonSchema>> {
    return this.#shared;
  }
}

// The errors that each access rule may cause before the call itself.
const gates: Readonly<Record<AccessRule, readonly ErrorCode[]>> = {
  public: [],
  session: ['4010'],
  member: ['4010', '4031'],
  shopper: ['4010', '4030', '4031'],
  accountHolder: ['4010', '4030', '4031'],
  leaver: ['4010', '4030', '4031'],
  uploader: ['4010', '4030', '4031'],
};

// What any call may return (contracts/endpoint.ts).
const commonErrors = ['4000', '4290', '5000', '5030'] as const satisfies readonly ErrorCode[];
// What paused and closed malls return (domain/mall-calls.ts).
const restErrors = (endpoint: Endpoint): readonly ErrorCode[] =>
  (['PAUSED', 'CLOSED'] as const).flatMap((state) => refusalOf(state, endpoint) ?? []);

/** An endpoint in the form that Fastify's documentation plugin expects. */
export function describeEndpoint(endpoint: Endpoint, store: SchemaStore): JsonSchema {
  const owner = endpoint.method + endpoint.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
  const part = (shape: AnyShape | undefined) => shape && store.toJson(shape, owner);
  const { params, query, body } = endpoint;
  return {
    summary: endpoint.summary,
    operationId: owner,
    tags: [endpoint.path.replace('/pre/', '/').split('/')[1] ?? ''],
    ...(params && { params: part(params) }),
    ...(query && { querystring: part(query) }),
    ...(body && { body: part(body) }),
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    ...(endpoint.upload && { consumes: ['application/octet-stream'], body: { type: 'string', format: 'binary' } }),
    response: { 200: successOf(endpoint, store.toJson(endpoint.data, owner)), ...failuresOf(endpoint) },
  };
}

function successOf({ reply }: Endpoint, data: JsonSchema): JsonSchema {
  if (reply === 'picture') {
    return { description: 'WebP 사진', content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } };
  }
  if (reply === 'spreadsheet') {
    const schema = { type: 'string', format: 'binary' };
    return { description: '엑셀 또는 CSV 파일', content: { [xlsxType]: { schema }, [csvType]: { schema } } };
  }
  if (reply === 'file') {
    const schema = { type: 'string', format: 'binary' };
    return { description: '첨부파일', content: { 'application/octet-stream': { schema } } };
  }
  const properties = { code: { type: 'string', enum: [successCode] }, message: { type: 'string' }, data };
  return { description: '성공', type: 'object', required: ['code', 'message', 'data'], properties };
}

function failuresOf(endpoint: Endpoint): Record<string, JsonSchema> {
  const gate = gates[endpoint.access];
  const codes = [...new Set<ErrorCode>([...endpoint.errors, ...gate, ...commonErrors, ...restErrors(endpoint)])].sort();
  const byStatus = Map.groupBy(codes, (code) => String(errorCatalogue[code].status));
  return Object.fromEntries([...byStatus].map(([status, listed]) => [status, failureOf(listed)]));
}

function failureOf(codes: readonly ErrorCode[]): JsonSchema {
  const fieldError = { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } };
  return {
    description: codes.map((code) => `${code} ${errorCatalogue[code].message}`).join('\n\n'),
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: codes },
      message: { type: 'string' },
      description: { type: 'string' },
      fieldErrors: { type: 'array', items: fieldError },
    },
  };
}
